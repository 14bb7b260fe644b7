import { isSpentReferralCode } from '@agency/contracts/booking/referral-codes.ts'
import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { notAName, readPersonName } from '@agency/contracts/people/person-name.ts'
import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import type { RegisterField } from '../account-forms.ts'

/** Checks by field name, in the order of the fields: a message, or undefined for a valid value. */
export type Rules = Record<string, (values: FormData) => string | undefined>

type Reader = (text: string) => string | undefined

const readers: Record<string, Reader> = {
  Email: readEmailAddress,
  firstName: readPersonName,
  lastName: readPersonName,
  PrimaryPhone: readPhoneNumber,
}
const misread: Record<RegisterField, string> = {
  firstName: notAName,
  lastName: notAName,
  PrimaryPhone: 'Please give a phone number in digits, for example 012-345 6789.',
}
const minPassword = 8

const entered = (values: FormData, name: string) => String(values.get(name) ?? '')

function required(name: string, missing = 'Required') {
  return (values: FormData) => (entered(values, name).trim() ? undefined : missing)
}

function email(name: string, missing: string) {
  return (values: FormData) =>
    required(name, missing)(values) ??
    (readEmailAddress(entered(values, name)) === undefined ? 'Invalid email format.' : undefined)
}

function password(name: string, missing: string) {
  return (values: FormData) =>
    required(name, missing)(values) ?? (entered(values, name).length < minPassword ? 'Min 8 characters' : undefined)
}

/** The normalised value of a field; undefined when the typed text cannot be read. */
export const readField: (name: string, typed: string) => string | undefined = (name, typed) => readers[name]?.(typed)

export const loginRules: Rules = {
  Email: email('Email', 'Email field is required.'),
  Pwd: password('Pwd', 'Password field is required.'),
}

/** Agents' passwords may be older than any rule. */
export const agentRules: Rules = { UserLoginID: required('UserLoginID'), Pwd: required('Pwd') }

export const newEmail = email('Email', 'Required')

/** @param wanted Fields that the receiver requires beside e-mail, password and terms. */
export function registerRules(wanted: RegisterField[], mismatch: string): Rules {
  const same = (values: FormData) =>
    entered(values, 'ConfirmPassword') === entered(values, 'Password') ? undefined : mismatch
  const ifWanted = (name: RegisterField) => (values: FormData) => {
    const typed = entered(values, name).trim()
    if (!typed) return wanted.includes(name) ? 'Required' : undefined
    return readField(name, typed) === undefined ? misread[name] : undefined
  }
  return {
    Email: newEmail,
    Password: password('Password', 'Required'),
    ConfirmPassword: values => required('ConfirmPassword')(values) ?? same(values),
    firstName: ifWanted('firstName'),
    lastName: ifWanted('lastName'),
    PrimaryPhone: ifWanted('PrimaryPhone'),
    ActivationCode: values =>
      isSpentReferralCode(entered(values, 'ActivationCode'))
        ? 'This code has ended: you sign up without it.'
        : undefined,
    agreeTnC: required('agreeTnC', 'Please check the term and condition to proceed with registration.'),
  }
}
