import type { RegisterField } from '../account-forms.ts'

/** What is wrong with each field of a form, by its name and in the order of the fields; undefined when nothing is. */
export type Rules = Record<string, (values: FormData) => string | undefined>

/** As browsers judge an address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i
const shortestPassword = 8

const entered = (values: FormData, name: string) => String(values.get(name) ?? '')

function required(name: string, missing = 'Required') {
  return (values: FormData) => (entered(values, name).trim() ? undefined : missing)
}

function email(name: string, missing: string) {
  return (values: FormData) =>
    required(name, missing)(values) ?? (address.test(entered(values, name)) ? undefined : 'Invalid email format.')
}

function password(name: string, missing: string) {
  return (values: FormData) =>
    required(name, missing)(values) ??
    (entered(values, name).length < shortestPassword ? 'Min 8 characters' : undefined)
}

/** For members. */
export const loginRules: Rules = {
  Email: email('Email', 'Email field is required.'),
  Pwd: password('Pwd', 'Password field is required.'),
}

/** For agents, whose passwords may be older than any rule. */
export const agentRules: Rules = { UserLoginID: required('UserLoginID'), Pwd: required('Pwd') }

/** The address of somebody who registers. */
export const newEmail = email('Email', 'Required')

/**
 * For the registration.
 * @param wanted Fields that its receiver asks for beside e-mail, password and terms.
 * @param mismatch Words for two passwords that differ.
 */
export function registerRules(wanted: RegisterField[], mismatch: string): Rules {
  const same = (values: FormData) =>
    entered(values, 'ConfirmPassword') === entered(values, 'Password') ? undefined : mismatch
  const ifWanted = (name: RegisterField) => (wanted.includes(name) ? required(name) : () => undefined)
  return {
    Email: newEmail,
    Password: password('Password', 'Required'),
    ConfirmPassword: values => required('ConfirmPassword')(values) ?? same(values),
    firstName: ifWanted('firstName'),
    lastName: ifWanted('lastName'),
    PrimaryPhone: ifWanted('PrimaryPhone'),
    agreeTnC: required('agreeTnC', 'Please check the term and condition to proceed with registration.'),
  }
}
