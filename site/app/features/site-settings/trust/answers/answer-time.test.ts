import { expect, test } from 'vitest'
import { measureAnswers, workingMinutes } from './answer-time.ts'
import { readOpeningHours } from './opening-hours.ts'

const hours = readOpeningHours('Monday to Saturday, 9 am to 6 pm')
if (!hours) throw new Error('these hours can be read')
const office = { hours, holidays: new Set(['2026-11-25']) }
/** A moment in Malaysia. 21 November 2026 is a Saturday. */
const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)

test.each([
  ['within a day', '23T10:00', '23T12:30', 150],
  ['received at night', '23T22:00', '24T09:45', 45],
  ['answered after hours', '23T17:00', '23T21:00', 60],
  ['all of it at night', '23T19:00', '24T08:00', 0],
  ['over Sunday', '21T17:00', '23T10:00', 120],
  ['over a holiday', '24T17:00', '26T10:00', 120],
  ['received on a holiday', '25T10:00', '26T09:30', 30],
  ['two whole days', '23T00:00', '25T00:00', 1080],
])('%s, office hours alone count', (_, from, to, minutes) => {
  expect(workingMinutes(at(from), at(to), office)).toBe(minutes)
})

test('hours over Sunday are those of both ends of the week', () => {
  const elsewhere = { hours: { ...hours, first: 6, last: 3 }, holidays: new Set<string>() }
  expect(workingMinutes(at('20T00:00'), at('23T00:00'), elsewhere)).toBe(540)
})

const answered = (minutes: number) => ({ received: at('23T09:00'), answered: at('23T09:00') + minutes * 60_000 })
const now = at('24T18:00')

test('half were answered within the median, and nine of ten within the other figure', () => {
  const times = Array.from({ length: 20 }, (_, one) => answered((one + 1) * 10)).reverse()
  expect(measureAnswers(times, office, now)).toEqual({ median: 100, most: 180 })
  expect(measureAnswers(times.slice(1), office, now)).toBeUndefined()
})

test('what waits counts with the time it has waited', () => {
  const times = Array.from({ length: 20 }, () => answered(10))
  const waiting = Array.from({ length: 3 }, () => ({ received: at('23T09:00'), answered: undefined }))
  expect(measureAnswers([...times, ...waiting], office, now)).toEqual({ median: 10, most: 1080 })
})
