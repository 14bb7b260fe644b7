import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { notAName, readPersonName } from '@agency/contracts/people/person-name.ts'
import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import * as z from 'zod'

/** An empty field stays empty; `filled` refuses that. */
const readBy = (reader: (text: string) => string | undefined, error: string) =>
  z
    .string()
    .trim()
    .refine(text => text === '' || reader(text) !== undefined, { error })
    .overwrite(text => reader(text) ?? text)

export const emailField = readBy(readEmailAddress, 'Invalid email format.')
export const nameField = readBy(readPersonName, notAName)
export const phoneField = readBy(readPhoneNumber, 'Invalid phone number.')

export const filled = <Field extends z.ZodType<string, string>>(field: Field) =>
  z.string().trim().min(1, { error: 'Required', abort: true }).pipe(field)
