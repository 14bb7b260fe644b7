import { expect, test } from 'vitest'
import { changed, copied, lengthsOf, numbered, withLength } from './days.ts'

const days = [
  { day: 1, title: 'Out', text: 'To sea.' },
  { day: 2, title: 'At sea', text: 'Water.' },
  { day: 5, title: 'Home', text: 'Land.' },
]

test('days are numbered automatically, and an entry keeps its length wherever it moves', () => {
  expect(lengthsOf(days)).toEqual([1, 3, 1])
  const [out, sea, home] = days
  const moved = numbered([sea, out, home].filter(day => day !== undefined))
  expect(moved.map(({ day, title }) => [day, title])).toEqual([
    [1, 'At sea'],
    [4, 'Out'],
    [5, 'Home'],
  ])
  expect(numbered(days)).toEqual(days)
  expect(numbered(days)[0]).toBe(days[0])
})

test('a longer entry moves those behind it, and its copy has the same length', () => {
  const longer = withLength(days, 0, 2)
  expect(longer.map(({ day }) => day)).toEqual([1, 3, 6])
  lengthsOf(longer)
  const [out = {}, ...rest] = longer
  expect(numbered([out, copied(out), ...rest]).map(({ day }) => day)).toEqual([1, 3, 5, 8])
})

test('a changed property keeps its place, and an emptied one is left out', () => {
  const day = changed({ day: 1, text: 'T', overnight: 'Rome' }, { meals: 'Breakfast', title: 'A' })
  expect(JSON.stringify(day)).toBe('{"day":1,"title":"A","text":"T","meals":"Breakfast","overnight":"Rome"}')
  expect(changed(day, { overnight: '', stops: [] })).toEqual({ day: 1, title: 'A', text: 'T', meals: 'Breakfast' })
})
