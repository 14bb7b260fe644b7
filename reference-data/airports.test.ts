import { stationText } from '@agency/contracts/booking/searches/station.ts'
import { expect, test } from 'vitest'
import { knownPlaces } from './airports/known-place.ts'
import { makeAirportEntries } from './airports/make-airport-entries.ts'
import { airportByCode, airports } from './airports.ts'
import airportEntries from './data/airport-entries.json' with { type: 'json' }

const codeOf = (entry: string) => entry.slice(0, 3)

test('the list is alphabetical by code, with PKX beside PEK', () => {
  const codes = airportEntries.map(codeOf)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes[codes.indexOf('PEK') + 1]).toBe('PKX')
  const others = codes.filter(code => code !== 'PKX')
  expect(others).toEqual([...others].sort())
  expect(codes.length).toBeGreaterThan(10_000)
})

test('the list matches the package and our additions', async () => {
  expect(airportEntries.join('\n')).toBe((await makeAirportEntries()).join('\n'))
})

test('stations and test entries in the list are never offered', () => {
  for (const code of ['ZZT', 'HDQ', 'XTS', 'XKL', 'QPP', 'QYC', 'ZJT', 'BZZ']) {
    expect(airportEntries.map(codeOf), code).toContain(code)
    expect(airportByCode(code), code).toBeUndefined()
  }
})

test('every offered place can be posted', () => {
  const refused = airports.filter(({ station }) => !stationText.safeParse(station).success)
  expect(refused.map(({ station }) => station)).toEqual([])
})

test('every known place is offered, with its country', () => {
  for (const { code, country } of knownPlaces) {
    expect(airportByCode(code)?.countryCode, code).toBe(country)
  }
})

test('names for people', () => {
  expect(airportByCode('kul')).toMatchObject({ city: 'Kuala Lumpur', country: 'Malaysia', wholeCity: true })
  expect(airportByCode('NRT')).toMatchObject({ city: 'Tokyo', name: 'Narita', station: 'NRT - TOKYO NARITA, JAPAN' })
  expect(airportByCode('TPG')).toMatchObject({ city: 'Taiping', station: 'TPG - TAIPING, MALAYSIA' })
  expect(airportByCode('STX')?.city).toBe('Henry E. Rohlsen')
})
