import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBoolean, readSen, readText } from './values.ts'

test.each([
  ['RM 1,234.50', 123_450],
  ['RM1234.5', 123_450],
  [' rm 1,234 ', 123_400],
  ['MYR 12,345,678.90', 1_234_567_890],
  ['From RM 88', 8800],
  ['-RM 5.05', -505],
  ['1.299', 129_900],
  ['RM 1.299,50', 129_950],
  ['0.299', undefined],
  ['.299', undefined],
  ['.5', 50],
  ['50.-', 5000],
  ['1,299.– RM', 129_900],
  ['ＭＹＲ１２９９', 129_900],
  ['12,5', undefined],
  ['1299.5000', 129_950],
  ['0', 0],
  [1288, 128_800],
  [1288.5, 128_850],
  [0.29, 29],
  [1.005, 100],
  ['', undefined],
  ['RM', undefined],
  ['RM 1,23', undefined],
  ['RM 100 - RM 200', undefined],
  ['USD 100', undefined],
  ['call us', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [1e300, undefined],
  [null, undefined],
  [['RM 5'], undefined],
])('%j is %s sen', (value, sen) => {
  expect(readSen(value)).toBe(sen)
})

test('an amount of sen comes back from every usual way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), sen => {
      const ringgit = Math.floor(sen / 100)
      const cents = String(sen % 100).padStart(2, '0')
      const grouped = String(ringgit).replace(/\B(?=(\d{3})+$)/g, ',')
      expect(readSen(sen / 100)).toBe(sen)
      expect(readSen(`${ringgit}.${cents}`)).toBe(sen)
      expect(readSen(`RM ${grouped}.${cents}`)).toBe(sen)
      expect(readSen(`RM${ringgit}.${cents}00`)).toBe(sen)
    }),
  )
})

test('truth', () => {
  for (const yes of [true, 'True', 'TRUE', ' true', 1, '1', 'yes']) expect(readBoolean(yes)).toBe(true)
  for (const no of [false, 'False', 'false', 0, '0', 'No']) expect(readBoolean(no)).toBe(false)
  for (const unclear of ['', 'maybe', 2, null, undefined, [], {}]) expect(readBoolean(unclear)).toBeUndefined()
})

test('text', () => {
  expect(readText(' Langkawi ')).toBe('Langkawi')
  expect(readText(3)).toBe('3')
  for (const nothing of ['', '  ', null, undefined, Number.NaN, [], {}, true]) expect(readText(nothing)).toBeUndefined()
})

test('readers never throw, and always return their type', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(['number', 'undefined']).toContain(typeof readSen(value))
      expect(['boolean', 'undefined']).toContain(typeof readBoolean(value))
      expect(['string', 'undefined']).toContain(typeof readText(value))
    }),
  )
})
