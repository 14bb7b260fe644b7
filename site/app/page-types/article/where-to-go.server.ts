import type { CardModel } from '@agency/ui/cards/card.tsx'
import { loadDealCalendar, schoolHolidayWords } from '../../features/deals/deal-season.server.ts'
import { dealCard, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { allOffers, allPlaces, placeCard } from '../destination/belongings.server.ts'
import { names, notAmong, type Place, placeWord, wordsOf } from '../page/belonging.ts'
import { cardOf } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

const most = { cards: 4, deals: 2 }

type Article = { title: string; tags: string[] }

/** Cards of the article's place, of deals that lead there, and of offers there. */
export async function whereToGo({ title, tags }: Article, request: PageRequest): Promise<CardModel[]> {
  const { content, env, route, today } = request
  const [places, offers, deals, calendar] = await Promise.all([
    allPlaces(request),
    allOffers(request),
    dealsForEverybody(content, env, today),
    loadDealCalendar(content, env, today),
  ])
  const place = placeNamed([title, route.name, ...tags], places)
  const dealsThere = thingsThere(place, tags, deals, ({ dealTags }) => dealTags).slice(0, most.deals)
  const goods = thingsThere(place, tags, offers, ({ names }) => names)
  const first = [
    ...(place ? [placeCard(place)] : []),
    ...dealsThere.map(deal => dealCard(deal, schoolHolidayWords(deal, calendar))),
  ]
  const cards = goods.map(({ item, family }) => cardOf(item, family))
  return [...first, ...notAmong(cards, first)].slice(0, most.cards)
}

/** The place in the article's title, address or tags: a town rather than its country. */
export function placeNamed<Found extends Place>(words: string[], places: Found[]): Found | undefined {
  const found = places.filter(place =>
    names(
      words,
      wordsOf(
        place,
        places.filter(other => other !== place),
      ).own,
    ),
  )
  return found.find(({ place, country }) => placeWord(place) !== placeWord(country)) ?? found[0]
}

/** Offers in a place, or else with a name that equals a tag of the article, as those of Japan have `japan`. */
export function thingsThere<Thing>(
  place: Place | undefined,
  tags: string[],
  things: Thing[],
  namesOf: (thing: Thing) => string[],
) {
  const own = place ? [place.place, ...place.dealTags.filter(tag => placeWord(tag) !== placeWord(place.country))] : []
  const having = (wanted: string[]) => {
    const words = new Set(wanted.map(placeWord))
    return things.filter(thing => namesOf(thing).some(name => words.has(placeWord(name))))
  }
  const there = having(own)
  return there.length > 0 ? there : having(tags)
}
