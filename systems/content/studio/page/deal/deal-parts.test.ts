import { expect, test } from 'vitest'
import { become, partsOf } from './deal-parts.ts'

const flight = {
  product: 'flight',
  fromStation: 'KUL',
  toStation: 'LGK',
  airline: 'MH',
  cabin: 'C',
  nights: 3,
  price: 99,
}
const asked = (...args: Parameters<typeof partsOf>) =>
  partsOf(...args).find(({ name }) => name === 'search')?.properties

test('the product of a deal decides its fields', () => {
  expect(asked({ product: 'hotel', isSearched: true }, {})).toEqual([
    'city',
    'hotel',
    'stars',
    'rooms',
    'guests',
    'promoCode',
  ])
  expect(asked({ product: 'car', isSearched: true }, {})).toEqual(['toStation'])
  expect(asked({ product: 'package', isSearched: false }, {})).toContain('link')
  expect(asked({ product: 'car', isSearched: true }, { cabin: 'C' })).toEqual(['toStation', 'cabin'])
})

test('fields that the new kind of deal lacks are set aside, and come back with the former kind', () => {
  const { part, aside } = become({ product: 'hotel', isSearched: true }, flight, {})
  expect(part).toMatchObject({ product: 'hotel', nights: 3, cabin: undefined, toStation: undefined })
  expect(aside).toEqual({ fromStation: 'KUL', toStation: 'LGK', airline: 'MH', cabin: 'C' })
  const back = become({ product: 'flight', isSearched: true }, { ...part, city: 'Langkawi, Malaysia' }, aside)
  expect(back.part).toMatchObject({ product: 'flight', fromStation: 'KUL', cabin: 'C', nights: 3, city: undefined })
  expect(back.aside).toEqual({ city: 'Langkawi, Malaysia' })
})

test('net prices are asked for of net rates only', () => {
  const shown = (source: Record<string, unknown>) =>
    partsOf({ product: 'package', isSearched: false }, source).find(({ name }) => name === 'shown')?.properties
  expect(shown({})).not.toContain('priceTable')
  expect(shown({ agentOnly: true })).toEqual(expect.arrayContaining(['minGroup', 'priceTable']))
})
