import { whyWeak } from '@agency/service-kit/sign-in/weak-password.ts'
import * as z from 'zod'
import type { Fault } from '../../pages/forms/fault.ts'

const shortest = 8
const maxLength = 200

/** The specification's minimum. `whyWeak` judges the content. */
export const newPassword = z
  .string()
  .min(shortest, { error: `Min ${shortest} characters` })
  .max(maxLength, { error: `Max ${maxLength} characters` })

export const mismatch = 'Password and confirm password not match.'

type Owner = { firstName: string; lastName: string; email: string; brandName: string }

/** The reason in words; undefined for a good password. */
export const whyGuessed = (password: string, { firstName, lastName, email, brandName }: Owner): string | undefined =>
  whyWeak(password, [firstName, lastName, email, brandName])

export function faultsOfNewPassword(password: string, confirmed: string, owner: Owner): Fault[] {
  const text = newPassword.safeParse(password).error?.issues[0]?.message ?? whyGuessed(password, owner)
  if (text) return [{ name: 'Password', text }]
  return password === confirmed ? [] : [{ name: 'ConfirmPassword', text: mismatch }]
}
