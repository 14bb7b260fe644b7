import { stationCode } from '@agency/contracts/booking/searches/station.ts'
import { expect, test } from 'vitest'
import { airportGroups, mainCode } from './airport-groups.ts'
import { airportByCode } from './airports.ts'

test('every member is known by the main code of its group', () => {
  expect(mainCode('SZB')).toBe('KUL')
  expect(mainCode('dmk')).toBe('BKK')
  expect(['TYO', 'NRT', 'HND'].map(mainCode)).toEqual(['TYO', 'TYO', 'TYO'])
  expect(['LHR', 'LGW'].map(mainCode)).toEqual(['LON', 'LON'])
})

test('a place without a group keeps its code in upper case', () => {
  expect(mainCode('pen')).toBe('PEN')
  expect(mainCode('STN')).toBe('STN')
})

test('every code of a group is an airport, and the booking site takes its main code', () => {
  for (const [main, codes] of Object.entries(airportGroups)) {
    expect(airportByCode(main)?.wholeCity).toBe(true)
    for (const code of codes) {
      expect(airportByCode(code), code).toBeDefined()
      expect(stationCode.safeParse(mainCode(code)).success).toBe(true)
    }
  }
})
