import type { CardModel } from '@agency/ui/cards/card.tsx'
import { dealCard, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { allOffers, allPlaces, placeCard } from '../destination/belongings.server.ts'
import { cardOf } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { placeNamed, thingsThere } from './places-named.ts'

/** One row of cards. */
const most = { cards: 4, deals: 2 }

type Article = { title: string; tags: string[] }

/** Where an article makes one want to go: the place it is about, deals that lead there, what we sell there. */
export async function whereToGo({ title, tags }: Article, request: PageRequest): Promise<CardModel[]> {
  const { content, env, route, today } = request
  const [places, offers, deals] = await Promise.all([
    allPlaces(request),
    allOffers(request),
    dealsForEverybody(content, env, today),
  ])
  const place = placeNamed([title, route.name, ...tags], places)
  const dealsThere = thingsThere(place, tags, deals, ({ dealTags }) => dealTags).slice(0, most.deals)
  const goods = thingsThere(place, tags, offers, ({ names }) => names)
  const cards = [
    ...(place ? [placeCard(place)] : []),
    ...dealsThere.map(dealCard),
    ...goods.map(({ item, family }) => cardOf(item, family)),
  ]
  return cards.slice(0, most.cards)
}
