import { expect, test } from 'vitest'
import airportEntries from '../data/airport-entries.json' with { type: 'json' }
import irregular from '../data/irregular-entries.json' with { type: 'json' }
import { readAirportEntry, writeAirportEntry } from './airport-entry.ts'

test('a well-formed entry is read as it stands', () => {
  const entry = readAirportEntry('KUL - KUALA LUMPUR, MALAYSIA')
  expect(entry).toEqual({ code: 'KUL', name: 'KUALA LUMPUR', country: 'MALAYSIA', kind: 'airport', repairs: [] })
})

test('malformed entries are repaired and reported', () => {
  for (const [text, repair] of [
    ['TPG-TAIPING, MALAYSIA', 'dash without spaces'],
    ['TPG- TAIPING, MALAYSIA', 'dash without spaces'],
    ['TPG – TAIPING, MALAYSIA', 'dash without spaces'],
    ['TPG - TAIPING MALAYSIA', 'comma missing'],
    ['TPG - TAIPING MALAYSIA,', 'comma missing'],
    [' TPG - TAIPING,  MALAYSIA', 'stray spaces'],
    ['tpg - Taiping, Malaysia', 'not upper case'],
  ] as const) {
    const entry = readAirportEntry(text)
    expect(entry, text).toMatchObject({ code: 'TPG', name: 'TAIPING', country: 'MALAYSIA', repairs: [repair] })
    expect(entry && writeAirportEntry(entry)).toBe('TPG - TAIPING, MALAYSIA')
  }
})

test('without a comma the longest matching country is taken', () => {
  expect(readAirportEntry('BSG - BATA EQUATORIAL GUINEA')).toMatchObject({ name: 'BATA', country: 'EQUATORIAL GUINEA' })
  expect(readAirportEntry('ZZT - ATPCO TEST')).toMatchObject({ name: 'ATPCO TEST', repairs: ['country missing'] })
})

test('the kinds of entries are distinguished', () => {
  const kinds = Object.entries({
    'ZZT - ATPCO TEST, UNITED STATES': 'test',
    'HDQ - HEADQUARTERS, MALAYSIA': 'test',
    'XTS - SCHEDULE CHANGE, MALAYSIA': 'test',
    'XSD - TONOPAH TEST RANGE, UNITED STATES': 'airport',
    'QPP - BERLIN HAUPTBAHNHOF RAILWAY STATION, GERMANY': 'station',
    'QYC - DRACHTEN BUS STN, NETHERLANDS': 'station',
    'ZJT - TANJUNG PELEPAS FERRY PORT, MALAYSIA': 'station',
    'XIQ - ILIMANAQ HARBOUR HELIPORT, GREENLAND': 'heliport',
    'CFS - COFFS HARBOUR, AUSTRALIA': 'airport',
    'BZZ - RAF BRIZE NORTON, UNITED KINGDOM': 'military',
  })
  for (const [text, kind] of kinds) expect(readAirportEntry(text)?.kind, text).toBe(kind)
})

test('every entry of the list is read, and only malformed ones are repaired', () => {
  const entries = airportEntries.map(readAirportEntry)
  expect(entries).not.toContain(undefined)
  const repaired = entries.filter(entry => entry && entry.repairs.length > 0).map(entry => entry?.code)
  expect(repaired).toEqual(Object.keys(irregular.malformedEntries).sort())
})

test('a line without a code is no entry', () => {
  for (const text of ['', 'KUALA LUMPUR, MALAYSIA', 'KU - LUMPUR', 'YR6 - NOWHERE, CANADA', 'KUL']) {
    expect(readAirportEntry(text), text).toBeUndefined()
  }
})
