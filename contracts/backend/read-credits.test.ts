import { expect, test } from 'vitest'
import { readCredits } from './read-credits.ts'

const wallet = { Amount_Useable: 120.5, Amount_Holding: 5, Expiry_Amount: 20, Expiry_Date: '2026-12-31T00:00:00' }
const details = { TravelCredit: wallet, TravelWallet: null }
const inside = JSON.stringify(details)
const read = { useable: 12_050, holding: 500, expiring: 2000, expires: '2026-12-31T00:00:00' }

test.each([
  { success: true, data: inside },
  { success: 'true', data: inside },
  { Success: true, Data: inside },
  { success: true, data: details },
  { success: true, data: JSON.stringify(inside) },
  JSON.stringify({ success: true, data: inside }),
  { d: { Success: true, Data: details } },
  details,
  { data: details },
  {
    success: true,
    data: {
      travelCredit: {
        amountUseable: '120.50',
        AmountHolding: 'RM 5',
        expiryAmount: 20,
        expiryDate: '2026-12-31T00:00:00',
      },
    },
  },
])('%j', body => {
  expect(readCredits(200, JSON.stringify(body))).toEqual({ credit: read, wallet: undefined, troubles: [] })
})

test('a wallet may be a plain amount, and an unreadable wallet leaves the other', () => {
  const body = { success: true, data: { TravelCredit: 75, TravelWallet: { Amount: 'a lot' } } }
  expect(readCredits(200, JSON.stringify(body))).toEqual({
    credit: { useable: 7500, holding: 0, expiring: undefined, expires: undefined },
    wallet: undefined,
    troubles: ['no Amount_Useable that is money in TravelWallet: {Amount}'],
  })
})

test.each([
  [500, '{}', 'the backend answered 500'],
  [200, '{"success":false,"error":"Unknown."}', 'the backend said no: Unknown.'],
  [200, '{"success":true,"data":"{\\"Credit\\":5}"}', 'neither TravelCredit nor TravelWallet in {Credit}'],
  [200, '<html>', 'neither TravelCredit nor TravelWallet in a undefined'],
  [200, '[]', 'neither TravelCredit nor TravelWallet in a list'],
  [200, '', 'neither TravelCredit nor TravelWallet in a undefined'],
])('%d %s fails with a reason', (status, text, why) => expect(readCredits(status, text)).toBe(why))
