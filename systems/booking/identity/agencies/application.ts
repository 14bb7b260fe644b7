import { agencyWords } from '@agency/words/booking/agency/words.ts'
import * as z from 'zod'
import { normalEmail } from '../../members/accounts/account.ts'
import { error, type Why } from '../../pages/forms/fault.ts'
import { emailField, filled, nameField, phoneField } from '../../pages/forms/person-fields.ts'
import { readFields } from '../../pages/forms/read-fields.ts'

const short = (longest: number) => filled(z.string().max(longest, { ...error('atMost'), abort: true }))

/** One line, for subjects and lists. */
const line = (longest: number) =>
  short(longest).refine(text => !/\p{Cc}|[\u2028\u2029]/u.test(text), error('severalLines'))

const number = (why: Why) =>
  short(30).pipe(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9 ()/.-]*$/, error(why)),
  )

const schema = z.object({
  AgencyName: line(120),
  LicenceNumber: number('badLicence'),
  RegistrationNumber: number('badRegistration'),
  ContactPerson: line(100).pipe(nameField),
  Email: filled(emailField).transform(normalEmail),
  Phone: filled(phoneField),
  Town: line(80),
  State: z.string().refine(state => Object.hasOwn(agencyWords().states, state), error('badState')),
  Message: z.string().trim().max(2000, error('atMost')),
})

export type Application = z.output<typeof schema>

export const readApplication = (posted: (name: string) => string) => readFields(schema, posted)
