import { expect, test } from 'vitest'
import { weeklyHours } from './weekly-hours.ts'

test.each([
  ['Monday to Saturday, 9 am to 6 pm', 'Mo-Sa 09:00-18:00'],
  ['Monday to Friday, 8.30 am to 12 pm', 'Mo-Fr 08:30-12:00'],
  ['Sunday – Thursday, 10am – 7:15pm', 'Su-Th 10:00-19:15'],
])('%s is %s', (text, hours) => expect(weeklyHours(text)).toBe(hours))

test.each(['', 'Every day', 'Monday to Saturday', 'Ask us'])('"%s" is left out', text => {
  expect(weeklyHours(text)).toBeUndefined()
})
