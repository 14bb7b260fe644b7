import { callLimit } from '@agency/service-kit/sign-in/call-limit.ts'
import { growingDelay } from '@agency/service-kit/sign-in/growing-delay.ts'
import { passwordAttempts } from '@agency/service-kit/sign-in/password-attempt.ts'
import { callCounts, signInAttempts } from '../../database/sign-in-tables.ts'

const delay = growingDelay(signInAttempts)

export const { beginAttempt, forgetAttempts, takeBackAttempt } = delay

export const attemptPassword = passwordAttempts(delay)

export const countCall = callLimit(callCounts)
