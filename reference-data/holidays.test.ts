import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stateCalendar } from '@agency/contracts/dates/days-off.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { holidayName, readHolidays, statesOfSchools, usualHolidaysFile } from './holidays.ts'
import { areNearlyAll, malaysianStates, stateNamed, statesInWords } from './states.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'holidays-'))

function fileWith(content: unknown): string {
  const file = path.join(folder, 'holidays.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const { publicHolidays: holidays, schoolHolidays, notAnnounced } = readHolidays(usualHolidaysFile)
const on = (day: string) => holidays.filter(holiday => holiday.day === day).map(holiday => holiday.name)

/** The days of a state's calendar, `MM-DD`. */
function daysOf(slug: string, from: string, until: string): string[] {
  const state = stateNamed(slug)
  if (!state) throw new Error(`There is no state ${slug}.`)
  const own = holidays.filter(({ states }) => states.includes(slug))
  const days = [...stateCalendar(own, state).holidays]
  return days.filter(day => day >= from && day <= until).map(day => day.slice(5))
}

test('fixed holidays are in both years', () => {
  for (const year of [2026, 2027]) {
    expect(on(`${year}-08-31`)).toEqual(['National Day'])
    expect(on(`${year}-09-16`)).toEqual(['Malaysia Day'])
    expect(on(`${year}-05-01`)).toEqual(['Labour Day'])
    expect(on(`${year}-12-25`)).toEqual(['Christmas Day'])
  }
})

test("the King's Birthday is the first Monday of June", () => {
  for (const { day } of holidays.filter(({ name }) => name === "The King's Birthday")) {
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(1)
    expect(Number(day.slice(8))).toBeLessThanOrEqual(7)
    expect(day.slice(5, 7)).toBe('06')
  }
})

test('holidays of the lunar calendar are marked as expected', () => {
  const byMoon = holidays.filter(({ name }) => /Hari Raya|Muharram|Prophet|Nuzul|Wesak|Thaipusam|Deepavali/.test(name))
  expect(byMoon.length).toBeGreaterThan(10)
  expect(byMoon.filter(({ expected }) => !expected)).toEqual([])
})

test('every day has a source, and the day it was looked up', () => {
  expect([...holidays, ...schoolHolidays].filter(({ sources }) => sources.length === 0)).toEqual([])
  for (const { sources } of [...holidays, ...schoolHolidays]) {
    for (const { name, lookedUp } of sources)
      expect([name, (lookedUp ?? '') > '2026-11']).toEqual([expect.any(String), true])
  }
})

test('every state has its holidays in both years, and every one of ours is named', () => {
  expect(malaysianStates).toHaveLength(16)
  for (const { slug } of malaysianStates) {
    expect(daysOf(slug, '2026-01-01', '2026-12-31').length, slug).toBeGreaterThan(14)
    expect(daysOf(slug, '2027-01-01', '2027-12-31').length, slug).toBeGreaterThan(14)
  }
})

// As publicholidays.com.my and public-holidays.com.my print them, replacement days included; read on 26 November 2026.
test('the calendars of Terengganu and Sarawak in 2027 are the published ones', () => {
  const terengganu =
    '01-06 02-06 02-07 02-08 02-24 03-04 03-10 03-11 04-26 05-01 05-02 05-16 05-17 05-18 05-20 06-06 06-07 08-15 08-31 09-16 10-28 12-25 12-26'
  // The list has Christmas and Israk and Mikraj on one day; the law moves the first.
  expect(daysOf('terengganu', '2027-01-01', '2027-12-31')).toEqual([...terengganu.split(' '), '12-27'])
  const sarawak =
    '01-01 02-06 02-07 02-08 03-10 03-11 03-26 05-01 05-17 05-20 06-01 06-02 06-06 06-07 06-08 07-22 08-15 08-16 08-31 09-16 10-09 12-25'
  expect(daysOf('sarawak', '2027-01-01', '2027-12-31')).toEqual(sarawak.split(' '))
})

test('the beginning of 2026 is as it was published for Kuala Lumpur, Kelantan and Kedah', () => {
  expect(daysOf('kuala-lumpur', '2026-02-01', '2026-03-31').join(' ')).toBe(
    '02-01 02-02 02-03 02-17 02-18 03-07 03-20 03-21 03-22 03-23',
  )
  expect(daysOf('kelantan', '2026-03-01', '2026-03-31').join(' ')).toBe('03-07 03-08 03-21 03-22 03-23')
  expect(daysOf('kedah', '2026-02-01', '2026-03-31').join(' ')).toBe('02-01 02-17 02-18 02-19 03-21 03-22')
})

test('what is not announced is said: the school holidays of 2027', () => {
  expect(notAnnounced.map(({ what }) => what)).toContain('school holidays of 2027')
  expect(schoolHolidays.filter(({ last }) => last >= '2027')).toEqual([])
})

test('a custom file is read from its path', () => {
  const file = fileWith({ holidays: [{ day: '2030-01-01', name: 'New Year', except: ['johor', 'perlis'] }] })
  const { publicHolidays, ...rest } = readHolidays(file)
  expect(publicHolidays).toMatchObject([{ day: '2030-01-01', expected: false }])
  expect(publicHolidays[0]?.states).toHaveLength(14)
  expect(rest).toEqual({ schoolHolidays: [], notAnnounced: [] })
})

test('holidays and states have their names in each language', () => {
  const names = [...holidays.map(({ name }) => name), ...notAnnounced.map(({ what }) => what)]
  expect(names.filter(name => holidayName(name, 'zh') === name)).toEqual([])
  expect([holidayName('Wesak Day', 'ms'), holidayName('A day of ours', 'ms')]).toEqual(['Hari Wesak', 'A day of ours'])
  expect(inLanguage('zh', () => [statesInWords(['sarawak', 'sabah']), statesOfSchools('B')])).toEqual([
    '沙巴和砂拉越',
    '其他各州',
  ])
})

test('states are named, or counted when there are many', () => {
  expect(statesInWords(['sarawak', 'sabah'])).toBe('Sabah and Sarawak')
  expect(statesInWords(malaysianStates.map(({ slug }) => slug))).toBeUndefined()
  expect(statesInWords(malaysianStates.slice(2).map(({ slug }) => slug))).toBe('all states but Johor and Kedah')
  expect(statesInWords(malaysianStates.slice(6).map(({ slug }) => slug))).toBe('most states')
  expect(statesInWords(malaysianStates.slice(0, 6).map(({ slug }) => slug))).toBe('some states')
  expect([0, 4, 5].map(without => areNearlyAll(malaysianStates.slice(without).map(({ slug }) => slug)))).toEqual([
    true,
    true,
    false,
  ])
})

test('schools close from a Friday in the states that rest on Fridays, and from a Saturday in all others', () => {
  const weekdays = schoolHolidays.map(({ first, group }) => [
    statesOfSchools(group),
    new Date(`${first}T00:00:00Z`).getUTCDay(),
  ])
  expect(new Set(weekdays.map(String))).toEqual(new Set(['Kedah, Kelantan and Terengganu,5', 'all other states,6']))
  expect(schoolHolidays.at(-1)).toMatchObject({ first: '2026-12-05', last: '2026-12-31', group: 'B' })
})

test('faults of a file are reported', () => {
  expect(() => readHolidays('nowhere.json')).toThrow(/nowhere\.json/)
  expect(() => readHolidays(fileWith([]))).toThrow('no list of holidays')
  expect(() => readHolidays(fileWith({ holidays: [{ day: '2026-02-30', name: 'None' }] }))).toThrow('2026-02-30')
  expect(() => readHolidays(fileWith({ holidays: [{ day: '2026-02-20' }] }))).toThrow('holiday 1')
  const named = { day: '2026-02-20', name: 'Day' }
  expect(() => readHolidays(fileWith({ holidays: [{ ...named, states: ['malacca'] }] }))).toThrow(
    '"malacca" is no state',
  )
  expect(() => readHolidays(fileWith({ holidays: [{ ...named, where: 'Sabah' }] }))).toThrow('where')
  expect(() => readHolidays(fileWith({ holidays: [{ ...named, sources: ['gazette'] }] }))).toThrow(
    'no source "gazette"',
  )
  const backwards = { first: '2026-12-31', last: '2026-12-05', group: 'A' }
  expect(() => readHolidays(fileWith({ holidays: [], schoolHolidays: [backwards] }))).toThrow(
    'school holiday 1: the last day is before the first',
  )
})
