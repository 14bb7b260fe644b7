import { expect, test } from 'vitest'
import { daysInWords, routeOf } from './route.ts'

const day = (day: string, overnight: string, ...stops: [string, string?][]) => ({
  day,
  title: '',
  text: '',
  meals: '',
  overnight,
  stops: stops.map(([place, by = '']) => ({ place, by })),
})

test('a trip goes from night to night by road, unless a day states its stops and transport', () => {
  const { stops, legs } = routeOf([
    day('1', 'Cairns'),
    day('2', 'Cairns'),
    day('3', 'Yulara', ['Yulara', 'flight']),
    day('4', 'Sydney', ['Sydney', 'teleport']),
    day('5', 'Sydney', ['Blue Mountains'], ['Sydney']),
  ])
  expect(stops.map(({ name, days }) => `${name}: ${daysInWords(days)}`)).toEqual([
    'Cairns: Days 1–2',
    'Yulara: Day 3',
    'Sydney: Days 4–5',
    'Blue Mountains: Day 5',
  ])
  expect(legs).toEqual([
    { from: 0, to: 1, by: 'flight' },
    { from: 1, to: 2, by: 'road' },
    { from: 2, to: 3, by: 'road' },
    { from: 3, to: 2, by: 'road' },
  ])
})

test('nights at unknown places are skipped', () => {
  const { stops, legs } = routeOf([day('1', 'Singapore'), day('2', 'On board'), day('3', '', ['Penang', 'ship'])])
  expect(stops.map(({ name }) => name)).toEqual(['Singapore', 'Penang'])
  expect(legs).toEqual([{ from: 0, to: 1, by: 'ship' }])
})

test('days are named in runs, or as the editor named them', () => {
  expect(daysInWords(['1', '2', '3', '8'])).toBe('Days 1–3, 8')
  expect(daysInWords(['Friday'])).toBe('Friday')
  expect(daysInWords([])).toBe('')
})
