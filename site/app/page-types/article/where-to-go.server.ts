import { isSearched } from '@agency/contracts/site/products.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { loadDealCalendar, travelNoteOf } from '../../features/deals/deal-season.server.ts'
import { dealCard, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { allOffers, allPlaces, placeCard } from '../destination/belongings.server.ts'
import { names, notAmong, type Place, placeWord, wordsOf } from '../page/belonging.ts'
import { cardOf } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

const maxShown = { cards: 4, deals: 2 }

export type Going = { cards: CardModel[]; cheapest: { name: string; price: number; unit: string } | undefined }

/** Cards of the place that the article names, of deals that lead there, and of offers there. */
export async function whereToGo(words: string[], request: PageRequest): Promise<Going> {
  const { content, env, today } = request
  const [places, offers, deals, calendar] = await Promise.all([
    allPlaces(request),
    allOffers(request),
    dealsForEverybody(content, env, today),
    loadDealCalendar(content, env, today),
  ])
  const place = placeNamed(words, places)
  const dealsThere = thingsThere(place, words, deals, ({ dealTags }) => dealTags).slice(0, maxShown.deals)
  const goods = thingsThere(place, words, offers, ({ names }) => names)
  const first = [
    ...(place ? [{ name: termWords(place.place), card: placeCard(place) }] : []),
    ...dealsThere.map(deal => ({
      name: isSearched(deal.product) ? searchWords().products[deal.product].tab : deal.title,
      card: dealCard(deal, travelNoteOf(deal, calendar)),
    })),
  ]
  const cards = goods.map(({ item, family }) => cardOf(item, family))
  const rest = notAmong(
    cards,
    first.map(({ card }) => card),
  ).map(card => ({ name: card.title, card }))
  const all = [...first, ...rest].slice(0, maxShown.cards)
  const priced = all.flatMap(({ name, card: { price, priceUnit = '' } }) =>
    price === undefined ? [] : [{ name, price, unit: priceUnit }],
  )
  const [cheapest] = priced.sort((one, other) => one.price - other.price)
  return { cards: all.map(({ card }) => card), cheapest }
}

/** A town rather than its country. */
export function placeNamed<Found extends Place>(words: string[], places: Found[]): Found | undefined {
  const hits = places.filter(place =>
    names(
      words,
      wordsOf(
        place,
        places.filter(other => other !== place),
      ).own,
    ),
  )
  return hits.find(({ place, country }) => placeWord(place) !== placeWord(country)) ?? hits[0]
}

/** Offers in a place, or else with a name that equals a tag of the article, as those of Japan have `japan`. */
export function thingsThere<Thing>(
  place: Place | undefined,
  tags: string[],
  things: Thing[],
  namesOf: (thing: Thing) => string[],
) {
  const names = place ? [place.place, ...place.dealTags.filter(tag => placeWord(tag) !== placeWord(place.country))] : []
  const having = (wanted: string[]) => {
    const words = new Set(wanted.map(placeWord))
    return things.filter(thing => namesOf(thing).some(name => words.has(placeWord(name))))
  }
  const there = having(names)
  return there.length > 0 ? there : having(tags)
}
