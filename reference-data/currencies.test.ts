import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { currencies } from './currencies.ts'

test('every country finds its currency', () => {
  const codes = new Set(currencies.map(currency => currency.code))
  expect(countries.filter(country => !codes.has(country.currency_code))).toEqual([])
})

test('ringgit has two decimals and yen has none', () => {
  expect(currencies.find(({ code }) => code === 'MYR')).toMatchObject({ symbol: 'RM', decimals: 2 })
  expect(currencies.find(({ code }) => code === 'JPY')?.decimals).toBe(0)
})
