import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { readPersonName } from '@agency/contracts/people/person-name.ts'
import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import * as z from 'zod'
import { error, type Why } from './fault.ts'

export const minPassword = 8

/** An empty field stays empty; `filled` refuses that. */
const readBy = (reader: (text: string) => string | undefined, why: Why) =>
  z
    .string()
    .trim()
    .refine(text => text === '' || reader(text) !== undefined, error(why))
    .overwrite(text => reader(text) ?? text)

export const emailField = readBy(readEmailAddress, 'badEmail')
export const nameField = readBy(readPersonName, 'badName')
export const phoneField = readBy(readPhoneNumber, 'badPhone')

export const filled = <Field extends z.ZodType<string, string>>(field: Field) =>
  z
    .string()
    .trim()
    .min(1, { ...error('required'), abort: true })
    .pipe(field)
