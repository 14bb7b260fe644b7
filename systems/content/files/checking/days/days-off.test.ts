import { expect, test } from 'vitest'
import type { SourceNode } from '../../reading/source-node.ts'
import { contentMap } from '../content-map.ts'
import { checkDaysOff } from './days-off.ts'

function findings(today: string, properties: Record<string, unknown> = {}): string[] {
  const node = { key: 'days-off', alias: 'daysOff', properties } as unknown as SourceNode
  return checkDaysOff(contentMap([node], today, new Date(`${today}T00:00:00Z`))).map(
    ({ property, message }) => `${property}: ${message}`,
  )
}

test('nothing is said while twelve months are known and the list was looked up lately', () => {
  expect(findings('2026-12-26')).toEqual([])
})

test('less than twelve months ahead, the next year is asked for until it is added', () => {
  const said = (properties?: Record<string, unknown>) =>
    findings('2027-01-01', properties).filter(text => text.includes('are known until'))
  expect(said()).toEqual([
    'corrections: public holidays are known until 2027-12-31 only: add those of the next year as soon as they are announced',
  ])
  expect(said({ corrections: [{ change: 'added', day: '2028-01-01', name: "New Year's Day" }] })).toEqual([])
})

test('what was not announced is asked for a month later, until it is added or over', () => {
  const schools = (today: string, properties?: Record<string, unknown>) =>
    findings(today, properties).filter(text => text.startsWith('schoolHolidays'))
  expect(schools('2026-12-27')).toEqual([
    'schoolHolidays: not announced when it was looked up on 2026-11-26: school holidays of 2027; look again',
  ])
  const announced = { schoolHolidays: [{ first: '2027-03-12', last: '2027-03-20', group: 'A' }] }
  expect(schools('2026-12-27', announced)).toEqual([])
  expect(schools('2028-01-01')).toEqual([])
})
