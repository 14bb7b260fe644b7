import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './prices.ts'

const none = () => {}

test.each<[unknown, object | undefined]>([
  ['RM 1,234.50', { sen: 123_450 }],
  ['RM1234.5', { sen: 123_450 }],
  [' rm 1,234 ', { sen: 123_400 }],
  ['MYR 12,345,678.90', { sen: 1_234_567_890 }],
  ['From RM 88', { sen: 8800 }],
  ['RM 1,299.00*', { sen: 129_900 }],
  ['RM 1,299 / pax', { sen: 129_900, per: '/ pax' }],
  ['RM 1,299 nett', { sen: 129_900, per: 'nett' }],
  ['1,299.00 MYR', { sen: 129_900 }],
  ['1299 RM', { sen: 129_900 }],
  ['RM 1,299 - RM 1,599', { sen: 129_900 }],
  ['RM 1,599 – RM 1,299', { sen: 129_900 }],
  ['RM 1,299 - 1,599', { sen: 129_900 }],
  ['RM 1,299 to RM 1,599 per person', { sen: 129_900, per: 'per person' }],
  ['2,499.-', { sen: 249_900 }],
  ['RM 2,499.-', { sen: 249_900 }],
  ['Dari RM 1,299', { sen: 129_900 }],
  ['Fr. RM 899', { sen: 89_900 }],
  ['1 299', { sen: 129_900 }],
  ['RM\u00a01\u00a0299', { sen: 129_900 }],
  ['RM 1\u202f299.00', { sen: 129_900 }],
  ['1.299', { sen: 129_900 }],
  ['RM 1.299', { sen: 129_900 }],
  ['1.299,00', { sen: 129_900 }],
  ['1299,00', { sen: 129_900 }],
  ['1299.0000', { sen: 129_900 }],
  ['1299.5000', { sen: 129_950 }],
  ['RM1,299起', { sen: 129_900, per: '起' }],
  ['<strong>RM 1,299</strong>', { sen: 129_900 }],
  ['<p>RM&nbsp;1,299</p>', { sen: 129_900 }],
  [{ amount: 1299 }, { sen: 129_900 }],
  [{ amount: '1,299.00', currency: 'MYR' }, { sen: 129_900 }],
  ['{"amount":1299,"currency":"RM"}', { sen: 129_900 }],
  [{ amount: 280, currency: 'USD' }, { words: 'USD 280' }],
  [1288, { sen: 128_800 }],
  [1288.5, { sen: 128_850 }],
  [0.29, { sen: 29 }],
  [1.299, { words: '1.299' }],
  ['USD 299', { words: 'USD 299' }],
  ['SGD 1,299', { words: 'SGD 1,299' }],
  ['US$ 299', { words: 'US$ 299' }],
  ['€ 299', { words: '€ 299' }],
  ['Call us', { words: 'Call us' }],
  ['call for price', { words: 'call for price' }],
  ['RM 50 off', { words: 'RM 50 off' }],
  ['Deposit RM 100', { words: 'Deposit RM 100' }],
  ['RM 1,299 for 2 pax', { words: 'RM 1,299 for 2 pax' }],
  ['Was RM 1,599 now RM 1,299', { words: 'Was RM 1,599 now RM 1,299' }],
  ['RM 1,23', { words: 'RM 1,23' }],
  ['0.500', { words: '0.500' }],
  ['-RM 5.05', { words: '-RM 5.05' }],
  ['RM', { words: 'RM' }],
  ['0', undefined],
  ['RM 0.00', undefined],
  [0, undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [[], undefined],
  [Number.NaN, undefined],
  [1e300, { words: '1e+300' }],
  [['RM 5'], { sen: 500 }],
])('%j is the price %j', (value, price) => {
  expect(readPrice(value, none)).toEqual(price)
})

test('an unreadable price is reported, others are not', () => {
  const reports: unknown[] = []
  for (const value of ['Call us', 1.299, 'USD 5']) readPrice(value, loss => reports.push(loss.reason))
  expect(reports).toHaveLength(3)
  for (const value of ['RM 1,299', '', null, 0]) readPrice(value, loss => reports.push(loss.reason))
  expect(reports).toHaveLength(3)
})

test('an amount of sen comes back from every usual way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), sen => {
      const ringgit = String(Math.floor(sen / 100))
      const cents = String(sen % 100).padStart(2, '0')
      const grouped = ringgit.replace(/\B(?=(\d{3})+$)/g, ',')
      for (const text of [
        `${ringgit}.${cents}`,
        `RM ${grouped}.${cents}`,
        `RM${ringgit}.${cents}00`,
        `from RM ${grouped}.${cents} / pax`,
      ])
        expect(readPrice(text, none)?.sen, text).toBe(sen)
    }),
  )
})

test('any input gives an amount, a text or undefined', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const { sen, words } = readPrice(value, none) ?? {}
      expect(sen === undefined || (Number.isSafeInteger(sen) && sen > 0 && words === undefined)).toBe(true)
    }),
  )
})
