import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from './calendar-day.ts'
import { stateCalendar } from './days-off.ts'

const selangor = { weekend: [5, 6], replacedRestDay: 6 }
const kedah = { weekend: [4, 5], replacedRestDay: 4 }
const kelantan = { weekend: [4, 5], replacedRestDay: 5 }

const holiday = (day: string, name = 'Holiday', expected = false) => ({ day, name, expected })
const madeUp = (days: string[], rest: typeof selangor) =>
  stateCalendar(
    days.map(day => holiday(day)),
    rest,
  ).kept.flatMap(({ day, replacementOf }) => (replacementOf ? [day] : []))

test('a Sunday is made up for on Monday, a Saturday is lost', () => {
  expect(madeUp(['2027-08-15'], selangor)).toEqual(['2027-08-16'])
  expect(madeUp(['2027-05-01'], selangor)).toEqual([])
})

test('Kedah makes up for Fridays, Kelantan for Saturdays, both on Sunday', () => {
  expect(madeUp(['2026-05-01', '2027-05-01'], kedah)).toEqual(['2026-05-03'])
  expect(madeUp(['2026-05-01', '2027-05-01'], kelantan)).toEqual(['2027-05-02'])
})

test('a day that is a holiday already cannot make up for another', () => {
  expect(madeUp(['2027-06-06', '2027-06-07'], selangor)).toEqual(['2027-06-08'])
  expect(madeUp(['2026-02-01', '2026-02-01'], selangor)).toEqual(['2026-02-02', '2026-02-03'])
})

test('of two holidays on one working day the second is made up for, as soon as that is announced', () => {
  const { kept } = stateCalendar([holiday('2024-09-16', 'Malaysia Day'), holiday('2024-09-16', 'Prophet')], selangor)
  expect(kept.at(-1)).toEqual({
    day: '2024-09-17',
    name: 'Prophet',
    expected: true,
    replacementOf: '2024-09-16',
  })
  expect(madeUp(['2027-05-01', '2027-05-01'], selangor), 'both on a Saturday').toEqual([])
})

test('what makes up for an expected holiday is expected too', () => {
  const { kept } = stateCalendar([holiday('2027-08-15', 'The Prophet’s Birthday', true)], selangor)
  expect(kept.map(({ expected }) => expected)).toEqual([true, true])
})

const days = fc.array(fc.integer({ min: 0, max: 60 }).map(offset => addDays('2027-01-01', offset)))

test('whatever the holidays are, each of them takes one working day or was lost on the other rest day', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(selangor, kedah, kelantan), (found, rest) => {
      const { kept, holidays } = stateCalendar(
        found.map(day => holiday(day)),
        rest,
      )
      const taken = [...holidays].filter(day => !rest.weekend.includes(weekdayOf(day)))
      const lost = found.filter(day => rest.weekend.includes(weekdayOf(day)) && weekdayOf(day) !== rest.replacedRestDay)
      expect(taken).toHaveLength(found.length - lost.length)
      expect([...holidays]).toEqual([...new Set(kept.map(({ day }) => day))])
    }),
  )
})
