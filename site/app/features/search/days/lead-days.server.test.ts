import { expect, test } from 'vitest'
import { leadDaysSetting } from './lead-days.server.ts'

const today = { flights: 0, hotels: 0, packages: 0, cars: 0 }

test('without the setting everything can be searched from today on', () => {
  expect(leadDaysSetting.parse(undefined)).toEqual(today)
  expect(leadDaysSetting.parse('')).toEqual(today)
})

test('forms that are named begin later', () => {
  expect(leadDaysSetting.parse('cars:2, hotels:1')).toEqual({ ...today, cars: 2, hotels: 1 })
})

test('a form nobody knows, no number, and a day behind the proposed one are refused', () => {
  for (const wrong of ['boats:1', 'cars', 'cars:', 'cars:x', 'cars:-1', 'cars:1.5', 'cars:8', 'packages:2']) {
    expect(leadDaysSetting.safeParse(wrong).success, wrong).toBe(false)
  }
})
