import { type Weakness, weaknessOf } from '@agency/service-kit/sign-in/weak-password.ts'
import * as z from 'zod'
import { error, type Fault } from '../../pages/forms/fault.ts'
import { minPassword } from '../../pages/forms/person-fields.ts'
import { faultIn } from '../../pages/forms/read-fields.ts'

const maxPassword = 200

/** The specification's minimum. `weaknessOf` judges the content. */
export const newPassword = z.string().min(minPassword, error('shortPassword')).max(maxPassword, error('longPassword'))

type Owner = { firstName: string; lastName: string; email: string; brandName: string }

/** undefined for a good password. */
export const whyGuessed = (password: string, { firstName, lastName, email, brandName }: Owner): Weakness | undefined =>
  weaknessOf(password, [firstName, lastName, email, brandName])

export function faultsOfNewPassword(password: string, confirmed: string, owner: Owner): Fault[] {
  const issue = newPassword.safeParse(password).error?.issues[0]
  if (issue) return [faultIn(issue, 'Password')]
  const why = whyGuessed(password, owner)
  if (why) return [{ name: 'Password', why }]
  return password === confirmed ? [] : [{ name: 'ConfirmPassword', why: 'notConfirmed' }]
}
