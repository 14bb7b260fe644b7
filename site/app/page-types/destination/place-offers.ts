import type { CardModel } from '@agency/ui/cards/card.tsx'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { notAmong, wholeRows } from '../page/belonging.ts'

/** `?show=offers` shows all offers of a place, and nothing else. */
export const shownName = 'show'
const shownOffers = 'offers'

export function asksForAllOffers(query: URLSearchParams): boolean {
  return query.get(shownName) === shownOffers
}

/** Deals of the place, of its neighbours, or only of its country. */
type Whose = 'place' | 'around' | 'country'

export type OfferRow = {
  id: string
  title: string
  cards: CardModel[]
  /** A link to all of them, where the page shows only the first. */
  more: { href: string; text: string } | undefined
}

/** Ordered by importance for visitors of a place. */
const kinds = ['trip', 'hotel', 'flight', 'ticket', 'car'] as const
/** @property isNear In the neighbourhood, not in the place. */
export type Offer = { card: CardModel; kind: (typeof kinds)[number]; isNear?: boolean }
type Deals = { offers: Offer[]; of: Whose }
type Goods = { offers: Offer[]; title: string; isElsewhere: boolean }
type Shown = { place: string; path: string; isAll: boolean; hasPlaces: boolean }

/** Cards in one row. A page with many places has room for one row of offers. */
const maxShown = { deals: 7, goods: 8, goodsBesidePlaces: 4 }

/** The rows of deals and goods, and the target of the phone's bar. */
export function offersShown(deals: Deals, goods: Goods, { place, path, isAll, hasPlaces }: Shown) {
  const say = destinationWords()
  const row = (id: string, title: string, all: CardModel[], first: CardModel[], text: string): OfferRow => {
    const isCut = !isAll && first.length < all.length
    const more = { href: `${path}?${shownName}=${shownOffers}#${id}`, text }
    return { id, title, cards: isAll ? all : first, more: isCut ? more : undefined }
  }
  const dealCards = deals.offers.map(({ card }) => card)
  const dealsShown = isAll ? dealCards : dealCards.slice(0, maxShown.deals)
  const offered = goods.offers.map(({ card }) => card)
  const otherGoods = notAmong(offered, dealsShown)
  const goodsShown = wholeRows(otherGoods, hasPlaces ? maxShown.goodsBesidePlaces : maxShown.goods)
  const rows = {
    deals: row('deals', say.deals[deals.of](place), dealCards, dealsShown, say.allDeals(dealCards.length)),
    goods: row('trips', goods.title, otherGoods, goodsShown, say.allTrips(otherGoods.length)),
  }
  const reached = [...(deals.of === 'country' ? [] : deals.offers), ...(goods.isElsewhere ? [] : goods.offers)]
  const isNear = (offer: Offer) => offer.isNear || (deals.of === 'around' && deals.offers.includes(offer))
  const here = reached.filter(offer => !isNear(offer))
  const main = mainOffer(here, deals.offers, 'here') ?? mainOffer(reached, deals.offers, 'nearby')
  return { ...rows, isAll, main }
}

/**
 * The most important kind of offers sold here, and its lowest price, also of offers that the page leaves out. Undefined
 * if all offers are elsewhere.
 */
function mainOffer(offers: Offer[], deals: Offer[], which: 'here' | 'nearby') {
  const sorted = kinds.flatMap(kind => offers.filter(offer => offer.kind === kind))
  const first = sorted.find(({ card }) => card.price !== undefined) ?? sorted[0]
  if (!first) return undefined
  const [best = first] = sorted
    .filter(({ card, kind }) => kind === first.kind && card.price !== undefined)
    .sort((one, other) => (one.card.price ?? 0) - (other.card.price ?? 0))
  const { title, price, priceUnit } = best.card
  const say = destinationWords().see[which]
  const row = deals.includes(best) ? { href: '#deals', action: say.deals } : { href: '#trips', action: say.trips }
  return { ...row, title, price, unit: priceUnit }
}
