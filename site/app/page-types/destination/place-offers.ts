import type { CardModel } from '@agency/ui/cards/card.tsx'
import { notAmong, wholeRows } from '../page/belonging.ts'
import { lowestPrice } from '../page/lowest-price.ts'

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
  /** Sen, of the cheapest of all, also of those that the page leaves out. */
  lowest: number | undefined
}

type Deals = { cards: CardModel[]; of: Whose }
type Goods = { cards: CardModel[]; title: string; isElsewhere: boolean }
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
    const lowest = lowestPrice(all.map(({ price }) => price))
    return { id, title, cards: isAll ? all : first, more: isCut ? more : undefined, lowest }
  }
  const dealsShown = isAll ? deals.cards : deals.cards.slice(0, most.deals)
  const otherGoods = notAmong(goods.cards, dealsShown)
  const goodsShown = wholeRows(otherGoods, hasPlaces ? most.goodsBesidePlaces : most.goods)
  const rows = {
    deals: row('deals', dealsTitles[deals.of](place), deals.cards, dealsShown, 'deals'),
    goods: row('trips', goods.title, otherGoods, goodsShown, 'trips and tickets'),
  }
  const isElsewhere = { deals: deals.of === 'country', goods: goods.isElsewhere }
  return { ...rows, isAll, main: mainOffer(rows, isElsewhere) }
}

/** What a visitor of the place came for: its deals, else what else we sell in it. Neither, where all is elsewhere. */
function mainOffer(
  { deals, goods }: { deals: OfferRow; goods: OfferRow },
  isElsewhere: { deals: boolean; goods: boolean },
) {
  const found =
    deals.cards.length > 0 && !isElsewhere.deals
      ? { row: deals, action: 'See the deals' }
      : goods.cards.length > 0 && !isElsewhere.goods && { row: goods, action: 'See the trips' }
  if (!found) return undefined
  const { row, action } = found
  return { href: `#${row.id}`, action, title: row.title, price: row.lowest }
}
