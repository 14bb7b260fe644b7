import { callLimit } from '@agency/service-kit/sign-in/call-limit.ts'
import { growingDelay, limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { passwordAttempts } from '@agency/service-kit/sign-in/password-attempt.ts'
import { callCounts, signInAttempts } from '../../database/people-tables.ts'

const delay = growingDelay(signInAttempts)

export const { beginAttempt, forgetAttempts } = delay

export const attemptPassword = passwordAttempts(delay)

export const countCall = callLimit(callCounts)

/** Keeps requests for password links from filling a mailbox. */
const links = { calls: 5, seconds: 30 * 60 }

export const countLinkMail = (db: Parameters<typeof countCall>[0], userId: string): Promise<number> =>
  countCall(db, limitKey('reset-mail', userId), links)
