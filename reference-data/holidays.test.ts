import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workingDaysBetween } from '@agency/contracts/dates/working-days.ts'
import { afterAll, expect, test } from 'vitest'
import { closedDays, readHolidays } from './holidays.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'holidays-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: unknown): string {
  const file = path.join(folder, 'holidays.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const { publicHolidays: holidays, schoolHolidays } = readHolidays('malaysia-2026-2027.json')
const on = (day: string) => holidays.filter(holiday => holiday.day === day).map(holiday => holiday.name)

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

test('a custom file is read from its path', () => {
  const file = fileWith({ holidays: [{ day: '2030-01-01', name: 'New Year' }] })
  expect(readHolidays(file)).toEqual({
    publicHolidays: [{ day: '2030-01-01', name: 'New Year', expected: false }],
    schoolHolidays: [],
  })
})

test('schools close from a Friday in the states that rest on Fridays, and from a Saturday in all others', () => {
  const weekdays = schoolHolidays.map(({ first, where }) => [where, new Date(`${first}T00:00:00Z`).getUTCDay()])
  expect(new Set(weekdays.map(String))).toEqual(new Set(['Kedah, Kelantan and Terengganu,5', 'all other states,6']))
  expect(schoolHolidays.at(-1)).toMatchObject({ first: '2026-12-05', last: '2026-12-31' })
})

test('faults of a file are reported', () => {
  expect(() => readHolidays('nowhere.json')).toThrow(/nowhere\.json/)
  expect(() => readHolidays(fileWith([]))).toThrow('no list of holidays')
  expect(() => readHolidays(fileWith({ holidays: [{ day: '2026-02-30', name: 'None' }] }))).toThrow('2026-02-30')
  expect(() => readHolidays(fileWith({ holidays: [{ day: '2026-02-20' }] }))).toThrow('holiday 1')
  const backwards = { first: '2026-12-31', last: '2026-12-05', where: 'Sabah' }
  expect(() => readHolidays(fileWith({ holidays: [], schoolHolidays: [backwards] }))).toThrow(
    'school holiday 1: the last day is before the first',
  )
})

/** Counted on a wall calendar: weekdays of each month without the holidays of Kuala Lumpur. */
const workingDays = {
  2026: [21, 18, 22, 22, 19, 20, 23, 19, 21, 22, 21, 22],
  2027: [19, 18, 21, 22, 19, 21, 22, 21, 21, 21, 22, 23],
}

test('each month of two years has the working days that a wall calendar shows', () => {
  const kualaLumpur = closedDays('malaysia-2026-2027.json', 'Kuala Lumpur')
  for (const [year, counts] of Object.entries(workingDays)) {
    const months = counts.map((_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`)
    const ends = [...months.slice(1), `${Number(year) + 1}-01-01`]
    expect(months.map((first, at) => workingDaysBetween(first, ends[at] ?? '', kualaLumpur))).toEqual(counts)
  }
})

test('a state has its own weekend and holidays; a day without a list of states is a holiday nowhere', () => {
  const kelantan = closedDays('malaysia-2026-2027.json', 'Kelantan')
  expect(kelantan.weekend).toEqual([4, 5])
  expect(kelantan.holidays.has('2027-02-01')).toBe(false)
  expect(kelantan.holidays.has('2027-02-24')).toBe(true)
  const file = fileWith({ holidays: [{ day: '2030-01-01', name: 'New Year', where: 'most states' }] })
  expect(closedDays(file, 'Selangor').holidays.size).toBe(0)
})
