import { isPersonName, NOT_A_NAME, tidyPersonName } from '@agency/contracts/booking/person-name.ts'
import { emailAddress } from '@agency/contracts/email-address.ts'
import * as z from 'zod'
import { normalEmail } from '../../members/accounts/account.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { STATES } from './states.list.ts'

const REQUIRED = 'Required'
const filled = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(longest, { error: `At most ${longest} characters.`, abort: true })

/** One line, as it goes into the subject and the lists of the desk. */
const line = (longest: number) =>
  filled(longest).refine(text => !/\p{Cc}|[\u2028\u2029]/u.test(text), { error: 'Please write this on one line.' })

const number = (error: string) =>
  filled(30)
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9 ()/.-]*$/, { error })

const schema = z.object({
  AgencyName: line(120),
  LicenceNumber: number('Please give the number as on your licence, such as KPK/LN 1234.'),
  RegistrationNumber: number('Please give the number as in your SSM registration, such as 201901000005.'),
  ContactPerson: line(100).refine(isPersonName, { error: NOT_A_NAME }).transform(tidyPersonName),
  Email: filled(254).pipe(emailAddress('Invalid email format.')).transform(normalEmail),
  Phone: filled(20).regex(/^[+\d][\d ()-]{5,19}$/, { error: 'Invalid phone number.' }),
  Town: line(80),
  State: z.string().refine(state => STATES.includes(state), { error: 'Please choose a state.' }),
  Message: z.string().trim().max(2000, { error: 'At most 2000 characters.' }),
})

/** What the form calls the fields. */
export const LABELS: Record<keyof typeof schema.shape, string> = {
  AgencyName: 'Agency name',
  LicenceNumber: 'MOTAC licence number',
  RegistrationNumber: 'Company registration number',
  ContactPerson: 'Contact person',
  Email: 'Email',
  Phone: 'Phone number',
  Town: 'Town',
  State: 'State',
  Message: 'Message',
}

export type Application = z.output<typeof schema>

/** Reads the form of an agency; or what is wrong with it. */
export const readApplication = (posted: (name: string) => string) => readFields(schema, posted)
