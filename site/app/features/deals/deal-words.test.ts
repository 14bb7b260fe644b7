import { weekdaysOf } from '@agency/contracts/dates/seasons/first-days.ts'
import { expect, test } from 'vitest'
import { beginWords, providerOf } from './deal-words.ts'

const unnamed = { title: 'T', airline: '', hotel: '', stars: undefined }

test('who gives a deal', () => {
  expect(providerOf({ ...unnamed, airline: 'MH' })).toBe('Malaysia Airlines')
  expect(providerOf({ ...unnamed, hotel: 'Inn on the lake', stars: 4 })).toBe('Inn on the lake, 4 stars')
  expect(providerOf({ ...unnamed, airline: 'AK', hotel: 'Inn', stars: 1 })).toBe('AirAsia · Inn, 1 star')
  expect(providerOf({ ...unnamed, title: 'Hotel X, by the sea', hotel: 'Hotel X', stars: 5 })).toBe('5 stars')
  expect(providerOf(unnamed)).toBe('')
})

test.each([
  [[], ''],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ''],
  [['sun', 'mon', 'tue'], 'Begin Sunday to Tuesday'],
  [['Monday', 'Wednesday', 'Friday'], 'Begin on a Monday, Wednesday or Friday'],
  [['fri', 'sat'], 'Begin on a Friday or Saturday'],
  [['fri', 'daily'], 'Begin on a Friday'],
])('weekdays %j', (names, words) => expect(beginWords(weekdaysOf(names))).toBe(words))
