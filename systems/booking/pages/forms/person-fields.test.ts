import { emailCases, nameCases, phoneCases } from '@agency/contracts/people/testing/people-cases.ts'
import { describe, expect, test } from 'vitest'
import { readApplication } from '../../identity/agencies/application.ts'
import { readRegistration } from '../../identity/registration/registration.ts'

const registration: Record<string, string> = {
  Email: 'siti@example.com',
  Password: 'Wander-2026',
  ConfirmPassword: 'Wander-2026',
  agreeTnC: 'true',
}
const application: Record<string, string> = {
  AgencyName: 'Sample Tours',
  LicenceNumber: 'KPK/LN 1234',
  RegistrationNumber: '201901000005',
  ContactPerson: 'Siti Aminah',
  Email: 'siti@example.com',
  Phone: '03-2181 8000',
  Town: 'Ipoh',
  State: 'Perak',
}
type Read = (posted: (name: string) => string) => { value: object } | { faults: unknown[] }

/** What a form takes of a field; undefined when it refuses it. */
const field = (read: Read, form: Record<string, string>, name: string) => (text: string) => {
  const result = read(asked => ({ ...form, [name]: text })[asked] ?? '')
  return 'value' in result ? (result.value as Record<string, string>)[name] : undefined
}

describe.each([
  ['the e-mail address of a member', field(readRegistration, registration, 'Email'), emailCases],
  ['the name of a member', field(readRegistration, registration, 'firstName'), nameCases],
  ['the phone number of a member', field(readRegistration, registration, 'PrimaryPhone'), phoneCases],
  ['the e-mail address of an agency', field(readApplication, application, 'Email'), emailCases],
  ['the contact of an agency', field(readApplication, application, 'ContactPerson'), nameCases],
  ['the phone number of an agency', field(readApplication, application, 'Phone'), phoneCases],
])('%s', (_, read, { taken, refused }) => {
  test.each(taken)('%j is taken', (typed, expected) => expect(read(typed)).toBe(expected))
  test.each(refused)('%.40j is refused', text => expect(read(text)).toBeUndefined())
})
