import { expect, test } from 'vitest'
import { placeOf, withWrittenDays } from './labels.ts'

test('a finding names its list item', () => {
  expect(placeOf(['itinerary', '0', 'title'])).toBe(`${placeOf(['itinerary', '0'])} › ${placeOf(['title'])}`)
  expect(placeOf(['itinerary', '0', 'title'])).toBe('Day 1 › Title')
  expect(placeOf(['unnamed', '0'])).toBe('Unnamed 1')
  expect(placeOf(['source', 'reviews', '0', 'by'])).toBe('Review 1 › Traveller')
  expect(placeOf(['metaTitle'])).toBe('Title for search engines')
})

test('days and instants of messages are written as people write them', () => {
  expect(withWrittenDays('ended on 2025-09-02; Week: 2026-11-29T16:00:00.000Z')).toBe(
    'ended on 2 September 2025; Week: 30 November 2026, 00:00',
  )
})
