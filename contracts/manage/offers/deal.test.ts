import { expect, test } from 'vitest'
import { type Deal, dealFaults, isSearched } from './deal.ts'

const hotel: Deal = {
  product: 'hotel',
  city: 'Langkawi, Malaysia',
  hotel: 'Beach house',
  stars: 4,
  travelFrom: '2027-03-01',
  travelUntil: '2027-03-31',
  nights: 3,
  validUntil: '2027-02-15',
}
const told = (deal: Deal) => dealFaults(deal).map(({ property, message }) => `${property} ${message}`)

test('each product has the facts of its own search', () => {
  expect(told(hotel)).toEqual([])
  expect(told({ ...hotel, city: undefined })).toEqual([
    'city is missing: a hotel search needs it, unless the deal has a link',
  ])
  expect(told({ ...hotel, cabin: 'C' })).toEqual(['cabin does not belong to a hotel deal'])
})

test('a deal leads to its search or to a page, and a package to its page', () => {
  expect(isSearched(hotel)).toBe(true)
  expect(told({ ...hotel, link: '/contactus' })).toEqual(['link is not needed: the deal leads to its search'])
  expect(isSearched({ product: 'flight', link: '/contactus' })).toBe(false)
  expect(told({ product: 'flight', link: '/contactus', weekdays: ['mon'] })).toEqual([
    'weekdays does not belong to a flight deal with a link',
  ])
  expect(dealFaults({ product: 'flight' }, false)).toEqual([
    { property: 'link', message: 'is missing: the deal does not lead to a search' },
  ])
  expect(told({ product: 'package' })).toEqual(['link must be the page of the package'])
})

test('the travel period has room for the nights, from one of the weekdays on', () => {
  const short = { ...hotel, travelFrom: '2027-03-01', travelUntil: '2027-03-05', nights: 3 }
  const words = 'nights do not fit between travelFrom and travelUntil from any of its weekdays'
  expect(told({ ...short, weekdays: ['tue'] })).toEqual([])
  expect(told({ ...short, weekdays: ['wed'] })).toEqual([words])
  expect(told({ ...short, nights: 5 })).toEqual([words])
  expect(told({ ...hotel, travelUntil: '2027-02-01' })).toEqual(['travelUntil lies before travelFrom'])
})

test('an unknown product or a partial day is left to the schema', () => {
  expect(told({ ...hotel, product: 'boat' })).toEqual([])
  expect(told({ ...hotel, travelUntil: '2027-03' })).toEqual([])
})
