import { expect, test } from 'vitest'
import { checkDay, createProblemList, searchableDays } from './checks.ts'
import { sampleDayRules } from './sample-day-rules.ts'

const today = '2026-12-30'
const late = { ...sampleDayRules, leadDays: { ...sampleDayRules.leadDays, car: 2 } }

function problemOf(value: string, dayRules = sampleDayRules) {
  const problems = createProblemList()
  checkDay({ name: 'pick-up', value, act: 'pickUp' }, { product: 'car', today, dayRules, problems })
  return problems.problems[0]
}

test('the first day is today, or the day of the setting', () => {
  expect(searchableDays('car', today, sampleDayRules).first).toBe(today)
  expect(searchableDays('car', today, late).first).toBe('2027-01-01')
  expect(problemOf('30 Dec 2026')).toBeUndefined()
  expect(problemOf('31 Dec 2026', late)?.message).toContain('is Fri 1 Jan 2027.')
})

test('the message about an early day has the hotline, if there is one', () => {
  expect(problemOf('29 Dec 2026')).toEqual({
    field: 'pick-up',
    message: 'The first day you can pick the car up is Wed 30 Dec 2026. In a hurry?',
    link: { href: 'tel:+60355500100', text: 'Call us on +60 3-5550 0100' },
  })
  expect(problemOf('29 Dec 2026', { ...sampleDayRules, hotline: '' })).toEqual({
    field: 'pick-up',
    message: 'The first day you can pick the car up is Wed 30 Dec 2026.',
  })
})
