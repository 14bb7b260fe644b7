import { expect, test } from 'vitest'
import { emailExists } from './check-email.ts'

test.each([
  [true],
  [1],
  ['True'],
  ['exists'],
  [[]],
  [{ id: 1 }],
  [{ Success: true, Data: true }],
  [{ success: true, data: { UserId: 5 } }],
  [{ status: true }],
  [{ Exists: 'True' }],
  [{ available: false }],
  ['{"Success":true,"Data":true}'],
  [{ d: '{"exists":true}' }],
  [{ success: true }],
])('%j has an account', answer => expect(emailExists(answer)).toBe(true))

test.each([
  [false],
  [0],
  [null],
  [''],
  ['False'],
  [' no '],
  ['0'],
  [{ Success: true, Data: false }],
  [{ Success: true, Data: null }],
  [{ status: false }],
  [{ success: false }],
  [{ isRegistered: 0 }],
  [{ isAvailable: true }],
  ['{"Success":true,"Data":false}'],
  ['"{\\"status\\":\\"false\\"}"'],
  [{ d: false }],
])('%j has no account', answer => expect(emailExists(answer)).toBe(false))

test.each([[{}], [{ Success: false, Data: null }], [{ success: false, error: 'busy' }], [{ message: 'x' }]])(
  '%j gives no answer',
  answer => expect(emailExists(answer)).toBeUndefined(),
)
