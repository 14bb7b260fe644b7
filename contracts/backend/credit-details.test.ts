import { expect, test } from 'vitest'
import { creditAnswerSchema, creditDetailsSchema } from './credit-details.ts'

const wallet = { Amount_Useable: 120.5, Amount_Holding: 0, Expiry_Amount: 20, Expiry_Date: '2026-12-31T00:00:00' }

test.each([
  [{ TravelCredit: wallet, TravelWallet: wallet }],
  [{ TravelCredit: null, TravelWallet: { ...wallet, Expiry_Amount: null, Expiry_Date: null } }],
  [{ TravelCredit: { ...wallet, Amount_Useable: '120.50' } }],
])('reads %j', details => {
  const text = JSON.stringify(details)
  expect(creditDetailsSchema.parse(JSON.parse(text))).toEqual(details)
  expect(creditAnswerSchema.safeParse({ success: true, data: text }).success).toBe(true)
})

test.each(['', 'null', '[]', '{"TravelCredit":{}}', '{'])('%j is not credit details', text => {
  expect(creditAnswerSchema.safeParse({ success: true, data: text }).success).toBe(false)
})

test('a refusal may come without data', () => {
  expect(creditAnswerSchema.safeParse({ success: false, data: null }).success).toBe(true)
})
