import type { CardModel } from '@agency/ui/cards/card.tsx'
import { expect, test } from 'vitest'
import { asksForAllOffers, type Offer, offersShown } from './place-offers.ts'

const cards = (count: number, price?: number): CardModel[] =>
  Array.from({ length: count }, (_, at) => ({
    href: `/${at}`,
    title: `Card ${at}`,
    picture: undefined,
    ...(price && { price: price + at }),
  }))
const offers = (some: CardModel[], kind: Offer['kind']) => some.map(card => ({ card, kind }))
const place = { place: 'Penang', path: '/penang', isAll: false, hasPlaces: false }
const goods = (count: number, isElsewhere = false) => ({
  offers: offers(
    cards(count, 500).map(card => ({ ...card, href: `/good${card.href}` })),
    'ticket',
  ),
  title: 'What we have',
  isElsewhere,
})
const deals = (count: number, of: 'place' | 'around' | 'country' = 'place') => ({
  offers: offers(cards(count, 900), 'hotel'),
  of,
})

test('a page links to the offers it leaves out, with their number', () => {
  const shown = offersShown(deals(14), goods(9), place)
  expect(shown.deals.cards).toHaveLength(7)
  expect(shown.deals.more).toEqual({ href: '/penang?show=offers#deals', text: 'All 14 deals' })
  expect(shown.goods.cards).toHaveLength(8)
  expect(shown.goods.more).toEqual({ href: '/penang?show=offers#trips', text: 'All 9 trips and tickets' })
  const whole = offersShown(deals(7), goods(8), place)
  expect([whole.deals.more, whole.goods.more]).toEqual([undefined, undefined])
})

test('an offer that has a deal stands once, as the deal', () => {
  const twice = { ...goods(2), offers: [...offers(cards(1), 'trip'), ...goods(1).offers] }
  expect(offersShown(deals(3), twice, place).goods.cards.map(({ href }) => href)).toEqual(['/good/0'])
})

test('beside many places there is one row of trips', () => {
  const { cards, more } = offersShown(deals(1), goods(9), { ...place, hasPlaces: true }).goods
  expect([cards.length, more?.text]).toEqual([4, 'All 9 trips and tickets'])
})

test('the page of all offers shows every offer', () => {
  expect(asksForAllOffers(new URLSearchParams('show=offers'))).toBe(true)
  expect(asksForAllOffers(new URLSearchParams('show=else'))).toBe(false)
  const all = offersShown(deals(14), goods(9), { ...place, isAll: true })
  expect([all.deals.cards.length, all.goods.cards.length]).toEqual([14, 9])
  expect([all.deals.more, all.goods.more]).toEqual([undefined, undefined])
})

test('the price on the bar is the lowest of all, also of those left out', () => {
  const cheapestLast = offers(cards(9, 900).toReversed(), 'hotel')
  expect(offersShown({ offers: cheapestLast, of: 'place' }, goods(0), place).main?.price).toBe(900)
})

test('the price on the bar is that of a trip where there is one, and a hire car comes last', () => {
  const sold: Offer[] = [
    { card: { href: '/car', title: 'Car', picture: undefined, price: 145, priceUnit: 'per day' }, kind: 'car' },
    { card: { href: '/flight', title: 'Flight', picture: undefined, price: 329 }, kind: 'flight' },
    { card: { href: '/package', title: 'Package', picture: undefined, price: 1488 }, kind: 'trip' },
  ]
  const trips = {
    ...goods(2),
    offers: offers(
      goods(2).offers.map(({ card }) => card),
      'trip',
    ),
  }
  const main = (deals: Offer[], some = goods(0)) => offersShown({ offers: deals, of: 'place' }, some, place).main
  expect(main(sold, trips)).toMatchObject({ href: '#trips', price: 500 })
  expect(main(sold, goods(2))).toMatchObject({ href: '#deals', price: 1488 })
  expect(main(sold.slice(0, 2), goods(2))).toMatchObject({ href: '#deals', price: 329 })
  expect(main(sold.slice(0, 1))).toMatchObject({ href: '#deals', price: 145, unit: 'per day' })
})

test('a phone gets a link to the deals of the place, else to its trips, never to those elsewhere', () => {
  expect(offersShown(deals(3), goods(4), place).main).toMatchObject({ href: '#deals', price: 900 })
  expect(offersShown(deals(2, 'country'), goods(4), place).main).toMatchObject({ href: '#trips', price: 500 })
  expect(offersShown(deals(0), goods(4), place).main).toMatchObject({ href: '#trips' })
  expect(offersShown(deals(2, 'country'), goods(4, true), place).main).toBeUndefined()
})

test('the bar prefers what is in the place, and says of what is around it that it is nearby', () => {
  const near = (some: ReturnType<typeof goods>) => ({
    ...some,
    offers: some.offers.map(offer => ({ ...offer, isNear: true })),
  })
  const main = (of: 'place' | 'around', some: ReturnType<typeof goods>) => offersShown(deals(1, of), some, place).main
  expect(main('place', near(goods(2)))).toMatchObject({ action: 'See the deals', price: 900 })
  expect(main('around', goods(2))).toMatchObject({ action: 'See the trips', price: 500 })
  expect(main('around', near(goods(0)))).toMatchObject({ action: 'See nearby deals', price: 900 })
  expect(offersShown(deals(0), near(goods(2)), place).main).toMatchObject({ action: 'See nearby trips', price: 500 })
})
