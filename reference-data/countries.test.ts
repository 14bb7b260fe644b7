import { currencies } from 'countries-list/currencies'
import { expect, test } from 'vitest'
import { countries, countriesForPhones, countryByCode, countryName, otherNamesOf, threeLetters } from './countries.ts'

test('Malaysia, with every field', () => {
  expect(countryByCode('MY')).toEqual({
    continent_name: 'Asia',
    continent_code: 'AS',
    country_code: 'MY',
    country_name: 'Malaysia',
    capital_name: 'Kuala Lumpur',
    currency_code: 'MYR',
    phone_code: '60',
    three_letter_country_code: 'MYS',
  })
  expect(countryByCode('MYS')).toBe(countryByCode('MY'))
})

test('two phone codes are a list, and a North American area code is separate', () => {
  expect(countryByCode('PR')).toMatchObject({ phone_code: ['1-787', '1-939'], currency_code: 'USD' })
  expect(countryByCode('JM')?.phone_code).toBe('1-876')
  expect(countryByCode('US')?.phone_code).toBe('1')
  expect(countryByCode('PT')?.currency_code).toBe('EUR')
})

test('only Kosovo lacks a continent and a three-letter code', () => {
  const incomplete = countries.filter(country => !country.continent_name || !country.three_letter_country_code)
  expect(incomplete.map(country => country.country_name)).toEqual(['Kosovo'])
  expect(incomplete[0]).not.toHaveProperty('continent_name')
  expect(incomplete[0]).not.toHaveProperty('three_letter_country_code')
})

test('every country has a unique three-letter code for forms, also Kosovo', () => {
  const codes = countries.map(threeLetters)
  expect(new Set(codes).size).toBe(countries.length)
  for (const country of countries) expect(countryByCode(threeLetters(country))).toBe(country)
  expect(countryByCode('XKX')?.country_name).toBe('Kosovo')
  expect(countryByCode('')).toBeUndefined()
})

test('only a capital may be empty', () => {
  expect(countries.length).toBe(250)
  for (const { capital_name, continent_name, three_letter_country_code, ...rest } of countries) {
    for (const [field, value] of Object.entries(rest))
      expect(value, `${rest.country_name} ${field}`).not.toHaveLength(0)
  }
})

test('Malaysians read the Chinese name that their papers write, and find the other one too', () => {
  expect(countryName('NZ', 'New Zealand', 'zh')).toBe('纽西兰')
  expect(otherNamesOf('NZ')).toEqual(expect.arrayContaining(['纽西兰', '新西兰']))
})

test('the phone list starts with Malaysia and is alphabetical after it', () => {
  const [first, ...others] = countriesForPhones().map(country => country.country_name)
  expect(first).toBe('Malaysia')
  expect(others).not.toContain('Malaysia')
  expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'en')))
})

test('only a code finds a country', () => {
  for (const wrong of ['', 'my', 'XX', 'MALAYSIA']) expect(countryByCode(wrong)).toBeUndefined()
})

test('every country finds its currency', () => {
  const codes = new Set(Object.keys(currencies))
  expect(countries.filter(country => !codes.has(country.currency_code))).toEqual([])
})
