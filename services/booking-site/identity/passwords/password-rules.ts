import * as z from 'zod'
import type { Fault } from '../../pages/forms/fault.ts'

const SHORTEST = 8
const LONGEST = 200

/** A new password: at least 8 characters, as the specification says, and anything in it. */
export const newPassword = z
  .string()
  .min(SHORTEST, { error: `Min ${SHORTEST} characters` })
  .max(LONGEST, { error: `Max ${LONGEST} characters` })

export const MISMATCH = 'Password and confirm password not match.'

/** What is wrong with the fields `Password` and `ConfirmPassword`. */
export function faultsOfNewPassword(password: string, confirmed: string): Fault[] {
  const text = newPassword.safeParse(password).error?.issues[0]?.message
  if (text) return [{ name: 'Password', text }]
  return password === confirmed ? [] : [{ name: 'ConfirmPassword', text: MISMATCH }]
}
