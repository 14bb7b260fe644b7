import { emailCases, nameCases, phoneCases } from '@agency/contracts/people/testing/people-cases.ts'
import { describe, expect, test } from 'vitest'
import { agentRules, loginRules, type Rules, readField, registerRules } from './account-rules.ts'

const filled = {
  Email: 'mei@example.com',
  Password: 'a good password',
  ConfirmPassword: 'a good password',
  agreeTnC: 'true',
}

/** What is wrong, by field. */
function faults(rules: Rules, entered: Record<string, string>) {
  const values = new FormData()
  for (const [name, value] of Object.entries(entered)) values.set(name, value)
  const found = Object.entries(rules).map(([name, rule]) => [name, rule(values)])
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

test('a spent referral code is named once it is typed', () => {
  const typed = (code: string) => faults(registerRules([], ''), { ...filled, ActivationCode: code })
  expect([typed(''), typed('SCB1000')]).toEqual([{}, {}])
  expect(typed(' scb100 ')).toEqual({ ActivationCode: 'This code has ended: you sign up without it.' })
})

test('a member gives address and password, an agent a name of any kind', () => {
  expect(faults(loginRules, {})).toEqual({
    Email: 'Email field is required.',
    Pwd: 'Password field is required.',
  })
  expect(faults(loginRules, { Email: 'mei', Pwd: 'seven77' })).toEqual({
    Email: 'Invalid email format.',
    Pwd: 'Min 8 characters',
  })
  expect(faults(loginRules, { Email: 'mei@example.com', Pwd: 'eight888' })).toEqual({})
  expect(faults(agentRules, { UserLoginID: ' ' })).toEqual({ UserLoginID: 'Required', Pwd: 'Required' })
  expect(faults(agentRules, { UserLoginID: 'KLN-0042', Pwd: 'old' })).toEqual({})
})

describe.each([
  ['Email', emailCases],
  ['firstName', nameCases],
  ['PrimaryPhone', phoneCases],
])('%s', (name, { taken, refused }) => {
  const rules = registerRules([], '')
  test.each(taken)('%j is accepted, and posted as it is read', (typed, read) => {
    expect(faults(rules, { ...filled, [name]: typed })).toEqual({})
    expect(readField(name, typed)).toBe(read)
  })
  test.each(refused)('%.40j is refused', text => {
    expect(Object.keys(faults(rules, { ...filled, [name]: text }))).toEqual([name])
  })
})

test('a registration repeats the password, agrees to the terms, and has the fields that the receiver needs', () => {
  const rules = registerRules([], 'They differ.')
  expect(faults(rules, filled)).toEqual({})
  expect(faults(rules, { ...filled, ConfirmPassword: 'another', agreeTnC: '' })).toEqual({
    ConfirmPassword: 'They differ.',
    agreeTnC: 'Please check the term and condition to proceed with registration.',
  })
  expect(faults(registerRules(['firstName', 'PrimaryPhone'], ''), filled)).toEqual({
    firstName: 'Required',
    PrimaryPhone: 'Required',
  })
})
