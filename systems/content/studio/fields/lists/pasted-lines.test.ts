import { expect, test } from 'vitest'
import { daysIn, linesIn } from './pasted-lines.ts'

test('lines of a list lose their bullets', () => {
  expect(linesIn('• Airport transfer\r\n\r\n- 3 nights\n2) Daily breakfast\n')).toEqual([
    'Airport transfer',
    '3 nights',
    'Daily breakfast',
  ])
})

test('an itinerary from Word becomes days with title, text and meals', () => {
  const pasted = `Day 1 – Kuala Lumpur to Hanoi (D)
Fly at noon.
Walk around the lake.
DAY 02-03: Ha Long Bay [Breakfast, Lunch]
Two days on board.
Day 4 | Home
Meals: B`
  expect(daysIn(pasted)).toEqual([
    { day: 1, title: 'Kuala Lumpur to Hanoi', text: 'Fly at noon.\nWalk around the lake.', meals: 'Dinner' },
    { day: 2, title: 'Ha Long Bay', text: 'Two days on board.', meals: 'Breakfast, lunch' },
    { day: 4, title: 'Home', meals: 'Breakfast' },
  ])
  expect(daysIn('A day of rest.\nAnother line.')).toEqual([])
})
