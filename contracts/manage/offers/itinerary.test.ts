import { expect, test } from 'vitest'
import { nightsSpent, type Trip, tripFaults } from './itinerary.ts'

const day = (number: number, overnight?: string) => ({
  day: number,
  title: 'T',
  text: 'T',
  ...(overnight !== undefined && { overnight }),
})
const told = (trip: Trip) => tripFaults(trip).map(({ path, message }) => `${path.join('.')}: ${message}`)

test('days, nights and overnight stays have to agree', () => {
  const itinerary = [day(1, 'Rome'), day(2, 'Rome'), day(3)]
  expect(told({ days: 3, nights: 2, itinerary })).toEqual([])
  expect(told({ days: 4, nights: 2, itinerary })).toEqual(['days: 4 days, but the itinerary ends on day 3'])
  expect(told({ nights: 3, itinerary })).toEqual(['nights: 3 nights do not fit into 3 days'])
  expect(told({ nights: 1, itinerary })).toEqual(['nights: 1 nights, but the itinerary has overnight stays for 2'])
  expect(told({ nights: 2, itinerary: [day(1), day(2), day(3)] })).toEqual([])
})

test('an entry of several days counts all its nights', () => {
  const itinerary = [day(1, 'On board'), day(4, 'Ushuaia'), day(5)]
  expect(nightsSpent(itinerary)).toBe(4)
  expect(told({ days: 5, nights: 4, itinerary })).toEqual([])
})

test('a day without title or text, and days out of order, are named', () => {
  const itinerary = [day(2), { day: 2, title: 'T', text: ' ' }, { day: 3 }]
  expect(told({ itinerary })).toEqual([
    'itinerary.1.text: day 2 has no text',
    'itinerary.1.day: day 2 comes after day 2',
    'itinerary.2.title: day 3 has no title',
    'itinerary.2.text: day 3 has no text',
  ])
})

test('a hotel needs an overnight stay at its place', () => {
  const hotels = [{ place: 'Siena', kind: 'Palazzo' }, {}]
  expect(told({ itinerary: [day(1, 'Rome'), day(2)], hotels })).toEqual(['hotels: no overnight stay in Siena'])
})

test('stars need the name of the hotel, or the day by which it is named', () => {
  const trip = { itinerary: [day(1, 'Siena'), day(2)], hotels: [{ place: 'Siena', stars: 4, kind: 'Palazzo' }] }
  expect(told(trip)).toEqual([expect.stringMatching(/^hotels: stars in Siena without a name/)])
  expect(told({ ...trip, hotelsNamedDays: 14 })).toEqual([])
  expect(told({ ...trip, hotels: [{ place: 'Siena', stars: 4, hotel: 'Contoh House' }] })).toEqual([])
})
