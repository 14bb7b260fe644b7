import { expect, test } from 'vitest'
import { withoutUntouched } from './shown-faults.ts'

const missing = (...path: string[]) => ({ path, message: 'is missing' })
const title = missing('source', 'title')
const ofDay = missing('source', 'itinerary', '0', 'title')
const shown = (left: string[]) => withoutUntouched([title, ofDay], { itinerary: [{ day: 1 }] }, new Set(left))

test('an empty field has no fault until it was left', () => {
  expect(shown([])).toEqual([])
  expect(shown(['field-title'])).toEqual([title])
  expect(shown(['field-itinerary-0-title'])).toEqual([ofDay])
})

test('what was typed, and what is no field of the form, is wrong at once', () => {
  const long = { path: ['source', 'title'], message: 'is longer than 60 characters' }
  const address = { path: ['urlSegment'], message: 'is missing' }
  expect(withoutUntouched([long, address], { title: 'Long' }, new Set())).toEqual([long, address])
})
