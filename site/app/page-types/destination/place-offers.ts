import type { CardModel } from '@agency/ui/cards/card.tsx'
import { notAmong, wholeRows } from '../page/belonging.ts'

/** In the address of a place: `?show=offers` is all that we sell there, and nothing else. */
export const shownName = 'show'
const shownOffers = 'offers'

/** Whether an address asks for all offers of its place. */
export function asksForAllOffers(query: URLSearchParams): boolean {
  return query.get(shownName) === shownOffers
}

/** Whose deals they are: of the place, of what is around it, or only of its country. */
type Whose = 'place' | 'around' | 'country'

export type OfferRow = {
  id: string
  title: string
  cards: CardModel[]
  /** The way to all of them, where the page shows only the first. */
  more: { href: string; text: string } | undefined
}

/** What is sold, in the order in which a visitor of a place came for it. */
const kinds = ['trip', 'hotel', 'flight', 'ticket', 'car'] as const
/** @property isNear Whether it is around the place and not in it. */
export type Offer = { card: CardModel; kind: (typeof kinds)[number]; isNear?: boolean }
type Deals = { offers: Offer[]; of: Whose }
type Goods = { offers: Offer[]; title: string; isElsewhere: boolean }
type Shown = { place: string; path: string; isAll: boolean; hasPlaces: boolean }

/** Cards in one row. A page with many places has room for one row of offers. */
const most = { deals: 7, goods: 8, goodsBesidePlaces: 4 }

const dealsTitles: Record<Whose, (place: string) => string> = {
  place: place => `Deals for ${place}`,
  around: place => `Near ${place}`,
  country: () => 'Deals in the same country',
}

/** The deals and the goods of a place as its page shows them, and what a phone's bar leads to. */
export function offersShown(deals: Deals, goods: Goods, { place, path, isAll, hasPlaces }: Shown) {
  const row = (id: string, title: string, all: CardModel[], first: CardModel[], noun: string): OfferRow => {
    const isCut = !isAll && first.length < all.length
    const more = { href: `${path}?${shownName}=${shownOffers}#${id}`, text: `All ${all.length} ${noun}` }
    return { id, title, cards: isAll ? all : first, more: isCut ? more : undefined }
  }
  const dealCards = deals.offers.map(({ card }) => card)
  const dealsShown = isAll ? dealCards : dealCards.slice(0, most.deals)
  const otherGoods = notAmong(
    goods.offers.map(({ card }) => card),
    dealsShown,
  )
  const goodsShown = wholeRows(otherGoods, hasPlaces ? most.goodsBesidePlaces : most.goods)
  const rows = {
    deals: row('deals', dealsTitles[deals.of](place), dealCards, dealsShown, 'deals'),
    goods: row('trips', goods.title, otherGoods, goodsShown, 'trips and tickets'),
  }
  const reached = [...(deals.of === 'country' ? [] : deals.offers), ...(goods.isElsewhere ? [] : goods.offers)]
  const isNear = (offer: Offer) => offer.isNear || (deals.of === 'around' && deals.offers.includes(offer))
  const here = reached.filter(offer => !isNear(offer))
  const main = mainOffer(here, deals.offers, 'the') ?? mainOffer(reached, deals.offers, 'nearby')
  return { ...rows, isAll, main }
}

/**
 * What a visitor of the place came for, and the cheapest of it, also of those that the page leaves out: its trips, else the next kind
 * that we sell there. Undefined, where all is elsewhere.
 */
function mainOffer(offers: Offer[], deals: Offer[], which: 'the' | 'nearby') {
  const found = kinds.flatMap(kind => offers.filter(offer => offer.kind === kind))
  const first = found.find(({ card }) => card.price !== undefined) ?? found[0]
  if (!first) return undefined
  const [best = first] = found
    .filter(({ card, kind }) => kind === first.kind && card.price !== undefined)
    .sort((one, other) => (one.card.price ?? 0) - (other.card.price ?? 0))
  const { title, price, priceUnit } = best.card
  const row = deals.includes(best)
    ? { href: '#deals', action: `See ${which} deals` }
    : { href: '#trips', action: `See ${which} trips` }
  return { ...row, title, price, unit: priceUnit }
}
