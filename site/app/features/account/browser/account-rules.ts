import { isSpentReferralCode } from '@agency/contracts/booking/referral-codes.ts'
import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { readPersonName } from '@agency/contracts/people/person-name.ts'
import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
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
type Fault = keyof ReturnType<typeof signInWords>['faults']

const misread: Record<RegisterField, Fault> = { firstName: 'name', lastName: 'name', PrimaryPhone: 'phone' }
const minPassword = 8

const say = (fault: Fault) => signInWords().faults[fault]

const entered = (values: FormData, name: string) => String(values.get(name) ?? '')

function required(name: string, missing: Fault = 'required') {
  return (values: FormData) => (entered(values, name).trim() ? undefined : say(missing))
}

function email(name: string, missing: Fault) {
  return (values: FormData) =>
    required(name, missing)(values) ??
    (readEmailAddress(entered(values, name)) === undefined ? say('email') : undefined)
}

function password(name: string, missing: Fault) {
  return (values: FormData) =>
    required(name, missing)(values) ?? (entered(values, name).length < minPassword ? say('short') : undefined)
}

/** The normalised value of a field; undefined when the typed text cannot be read. */
export const readField: (name: string, typed: string) => string | undefined = (name, typed) => readers[name]?.(typed)

export const loginRules: Rules = {
  Email: email('Email', 'loginEmail'),
  Pwd: password('Pwd', 'loginPassword'),
}

/** Agents' passwords may be older than any rule. */
export const agentRules: Rules = { UserLoginID: required('UserLoginID'), Pwd: required('Pwd') }

export const newEmail = email('Email', 'required')

/** @param wanted Fields that the receiver requires beside e-mail, password and terms. */
export function registerRules(wanted: RegisterField[], mismatch: string): Rules {
  const same = (values: FormData) =>
    entered(values, 'ConfirmPassword') === entered(values, 'Password') ? undefined : mismatch
  const ifWanted = (name: RegisterField) => (values: FormData) => {
    const typed = entered(values, name).trim()
    if (!typed) return wanted.includes(name) ? say('required') : undefined
    return readField(name, typed) === undefined ? say(misread[name]) : undefined
  }
  return {
    Email: newEmail,
    Password: password('Password', 'required'),
    ConfirmPassword: values => required('ConfirmPassword')(values) ?? same(values),
    firstName: ifWanted('firstName'),
    lastName: ifWanted('lastName'),
    PrimaryPhone: ifWanted('PrimaryPhone'),
    ActivationCode: values => (isSpentReferralCode(entered(values, 'ActivationCode')) ? say('spentCode') : undefined),
    agreeTnC: required('agreeTnC', 'terms'),
  }
}
