import { expect, test } from 'vitest'
import type { Deal } from '../../features/deals/deals.server.ts'
import { fittingOffers, type Goods, placesAtTheirBest, type Tour } from './fitting.server.ts'

const stretch = { first: '2027-05-15', last: '2027-05-23', length: 9, leave: [], holidays: [] }
const price = { price: 90_000, priceWords: undefined, priceUnit: 'per person' }

function tour({ trip, ...given }: Partial<Tour>): Tour {
  const nights = given.nights ?? 3
  return { href: '/tour', title: 'Tour', nights, price, ...given, trip: { months: [5], daysAway: nights + 1, ...trip } }
}

function deal(given: Partial<Deal>): Deal {
  const known = { title: 'Langkawi', name: 'Langkawi', urlSegment: 'langkawi', product: 'flight', link: '', nights: 3 }
  const places = {
    fromStation: 'KUL',
    toStation: 'LGK',
    weekdays: [],
    travelFrom: '2027-01-10',
    travelUntil: '2027-06-30',
  }
  return { ...known, ...places, ...given } as Deal
}

const offers = (given: Partial<Goods>) =>
  fittingOffers({ tours: [], deals: [], places: [], ...given }, stretch, 'perak')

test('a departure fits when the tour leaves and returns within the days off', () => {
  const departs = (...departures: string[]) =>
    offers({ tours: [tour({ trip: { departures }, nights: 4 })] }).map(one => one.travel)
  expect(departs('2027-05-14', '2027-05-19', '2027-05-20')).toEqual([{ from: '2027-05-19', until: '2027-05-23' }])
  expect(departs('2027-05-14', '2027-05-20')).toEqual([])
})

test('a tour for any day fits in its months, when it is short enough', () => {
  const fits = (given: Partial<Tour>) => offers({ tours: [tour(given)] }).map(({ travel }) => travel)
  expect(fits({ nights: 8 })).toEqual([{ from: '2027-05-15', until: '2027-05-23' }])
  expect(fits({ nights: 9 })).toEqual([])
  expect(fits({ trip: { months: [6, 7] } })).toEqual([])
  expect(fits({ trip: { months: [] } })).toEqual([])
})

test('a trip that starts in another state takes a day there and a day back', () => {
  const kundasang = (nights: number) =>
    offers({ tours: [tour({ nights, trip: { startsIn: 'sabah' } })] }).map(({ travel, hasWay }) => ({ travel, hasWay }))
  expect(kundasang(6)).toEqual([{ travel: { from: '2027-05-15', until: '2027-05-23' }, hasWay: true }])
  expect(kundasang(7)).toEqual([])
})

test('departures come before tours for any day, longer before shorter ones', () => {
  const tours = [
    tour({ title: 'Any day', nights: 8 }),
    tour({ title: 'Short', nights: 2, trip: { departures: ['2027-05-15'] } }),
    tour({ title: 'Long', nights: 7, trip: { departures: ['2027-05-15'] } }),
  ]
  expect(offers({ tours }).map(({ title }) => title)).toEqual(['Long', 'Short'])
})

test('a deal fits from its first possible day on, and its search begins there', () => {
  const [found] = offers({ deals: [deal({ weekdays: ['tue'] })] })
  expect(found?.travel).toEqual({ from: '2027-05-18', until: '2027-05-21' })
  expect(found?.href).toBe('/flights?from=KUL&to=LGK&deal=langkawi&depart=2027-05-18')
})

test('a deal that ends before, or promises no days, does not fit', () => {
  expect(offers({ deals: [deal({ travelUntil: '2027-05-17' })] })).toEqual([])
  expect(offers({ deals: [deal({ travelFrom: undefined, travelUntil: undefined })] })).toEqual([])
})

test('places at their best are taken from the whole list', () => {
  const places = Array.from({ length: 8 }, (_, at) => ({
    href: `/${at}`,
    name: `${at}`,
    bestMonths: at < 7 ? [5] : [6],
  }))
  const goods = { tours: [], deals: [], places }
  expect(placesAtTheirBest(goods, 5).map(({ name }) => name)).toEqual(['0', '1', '2', '3'])
  expect(placesAtTheirBest({ ...goods, places: [...places, ...places] }, 5)).toHaveLength(4)
  expect(placesAtTheirBest(goods, 7)).toEqual([])
})
