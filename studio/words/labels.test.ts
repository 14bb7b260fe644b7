import { expect, test } from 'vitest'
import { placeOf } from './labels.ts'

test('a finding names its list item', () => {
  expect(placeOf(['itinerary', '0', 'title'])).toBe(`${placeOf(['itinerary', '0'])} › ${placeOf(['title'])}`)
  expect(placeOf(['itinerary', '0', 'title'])).toBe('Day 1 › Title')
  expect(placeOf(['unnamed', '0'])).toBe('Unnamed 1')
  expect(placeOf(['source', 'reviews', '0', 'by'])).toBe('Review 1 › Traveller')
  expect(placeOf(['metaTitle'])).toBe('Title for search engines')
})
