import * as z from 'zod'
import { normalEmail } from '../../members/accounts/account.ts'
import { emailField, filled, nameField, phoneField } from '../../pages/forms/person-fields.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { stateNames } from './states.list.ts'

const short = (longest: number) =>
  filled(z.string().max(longest, { error: `At most ${longest} characters.`, abort: true }))

/** One line, for subjects and lists. */
const line = (longest: number) =>
  short(longest).refine(text => !/\p{Cc}|[\u2028\u2029]/u.test(text), { error: 'Please write this on one line.' })

const number = (error: string) =>
  short(30).pipe(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9 ()/.-]*$/, { error }),
  )

const schema = z.object({
  AgencyName: line(120),
  LicenceNumber: number('Please give the number as on your licence, such as KPK/LN 1234.'),
  RegistrationNumber: number('Please give the number as in your SSM registration, such as 201901000005.'),
  ContactPerson: line(100).pipe(nameField),
  Email: filled(emailField).transform(normalEmail),
  Phone: filled(phoneField),
  Town: line(80),
  State: z.string().refine(state => stateNames.includes(state), { error: 'Please choose a state.' }),
  Message: z.string().trim().max(2000, { error: 'At most 2000 characters.' }),
})

export const labels: Record<keyof typeof schema.shape, string> = {
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

export const readApplication = (posted: (name: string) => string) => readFields(schema, posted)
