import { expect, test } from 'vitest'
import { weeklyHours } from './weekly-hours.ts'

test.each([
  ['Monday to Saturday, 9 am to 6 pm', 'Mo-Sa 09:00-18:00'],
  ['Monday to Friday, 8.30 am to 12 pm', 'Mo-Fr 08:30-12:00'],
  ['Mon-Fri 9am-6pm', 'Mo-Fr 09:00-18:00'],
  ['Daily 10 am to 10 pm', 'Mo-Su 10:00-22:00'],
  ['Mon–Sat: 09:00–18:00', 'Mo-Sa 09:00-18:00'],
  ['Sunday – Thursday, 10am – 7:15pm', 'Su-Th 10:00-19:15'],
])('%s is %s', (text, hours) => expect(weeklyHours(text)).toBe(hours))

test.each(['', 'Every day', 'Monday to Saturday', 'Ask us', 'Mon-Fri 9-6', 'Mon-Fri 9am-6pm, Sat 9am-1pm'])(
  '"%s" is left out',
  text => {
    expect(weeklyHours(text)).toBeUndefined()
  },
)
