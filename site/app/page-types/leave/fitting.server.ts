import { type Days, firstDays } from '@agency/contracts/dates/seasons/first-days.ts'
import { daysOfWay, journeyWithin, type TripDays } from '@agency/contracts/dates/seasons/trip-days.ts'
import { isSearched } from '@agency/contracts/site/products.ts'
import { termWords } from '@agency/words/term-words.ts'
import * as z from 'zod'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { list, text, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'
import { type PageRoute, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { dealHrefOn } from '../../features/deals/deal-season.server.ts'
import { type Deal, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { travelProperties, tripDaysOf } from '../../features/offer-choice/trip-days.server.ts'
import { cardNode, cardOf, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import type { Stretch } from './leave-stretches.ts'

/** An offer within a stretch. */
export type Fitting = {
  href: string
  title: string
  /** From leaving home to being back. */
  travel: { from: string; until: string }
  /** Other days of these months will do as well. */
  isAnyDay: boolean
  /** It counts a day there and a day back. */
  hasWay: boolean
  nights: number
  price: ReturnType<typeof shownPrice>
}

const tourNode = cardNode.extend(travelProperties)
const placeNode = cardNode.extend({ months: list(z.object({ rating: wholeNumber })), place: text })

export type Tour = Omit<Fitting, 'travel' | 'isAnyDay' | 'hasWay'> & { trip: TripDays }
export type Place = { href: string; name: string; bestMonths: number[] }

export type Goods = { tours: Tour[]; deals: Deal[]; places: Place[] }

/** @param families Public paths of families of tours. @param hubs Public paths of pages with places below them. */
export async function loadGoods(families: string[], hubs: string[], request: PageRequest): Promise<Goods> {
  const { content, env, today } = request
  const routes = await content.routes()
  const pages = (paths: string[]) => paths.flatMap(path => resolveRoute(routes, path)?.page ?? [])
  const [tours, places, deals] = await Promise.all([
    Promise.all(pages(families).map(family => toursOf(family, request))),
    Promise.all(pages(hubs).map(hub => placesOf(hub, request))),
    dealsForEverybody(content, env, today),
  ])
  return { tours: tours.flat(), deals, places: places.flat() }
}

/** A family that cannot be read is not worth an error. */
async function toursOf(family: PageRoute, { content, today }: PageRequest): Promise<Tour[]> {
  const items = await content.items(tourNode, family.key).catch(() => [])
  return items
    .filter(item => isCard(item, family) && isOnOffer(item.validUntil, today) && item.nights)
    .map(item => ({
      href: cardOf(item, family).href,
      title: item.name || item.title,
      nights: item.nights ?? 0,
      price: shownPrice(item.price, item.priceUnit),
      trip: tripDaysOf(item, today),
    }))
}

async function placesOf(hub: PageRoute, { content }: PageRequest): Promise<Place[]> {
  const items = await content.items(placeNode, hub.key).catch(() => [])
  return items
    .filter(item => isCard(item, hub))
    .map(item => ({
      href: cardOf(item, hub).href,
      name: item.place ? termWords(item.place) : item.name,
      bestMonths: item.months.flatMap(({ rating }, at) => (rating === 3 ? [at + 1] : [])),
    }))
}

const maxTours = 2
const maxDeals = 2
const maxPlaces = 4

/** Tours and searched deals that begin and end within a stretch, the longest first; a package is a tour already. */
export function fittingOffers({ tours, deals }: Goods, { first, last }: Stretch, state: string): Fitting[] {
  const longest = (some: Fitting[]) => some.toSorted((one, other) => other.nights - one.nights)
  const ofTours = tours.flatMap(tour => tourIn(tour, { first, last }, state))
  // Fixed departures come first: they are not available on other days.
  const dated = longest(ofTours.filter(({ isAnyDay }) => !isAnyDay))
  const anyDay = longest(ofTours.filter(({ isAnyDay }) => isAnyDay))
  const ofDeals = longest(deals.filter(({ product }) => isSearched(product)).flatMap(deal => dealIn(deal, first, last)))
  return [...[...dated, ...anyDay].slice(0, maxTours), ...ofDeals.slice(0, maxDeals)]
}

function tourIn({ trip, ...tour }: Tour, days: Days, state: string): Fitting[] {
  const isAnyDay = trip.departures === undefined
  // Without a month, a period or a departure, nothing is promised.
  if (isAnyDay && !trip.travelFrom && (trip.months ?? []).length === 0) return []
  const journey = journeyWithin(trip, days, state)
  if (!journey) return []
  const travel = { from: journey.leaves, until: journey.home }
  return [{ ...tour, travel, isAnyDay, hasWay: daysOfWay(trip, state) > 0 }]
}

function dealIn(deal: Deal, first: string, last: string): Fitting[] {
  const { nights = 1 } = deal
  // A deal without a travel period may not be valid on these days.
  const days = deal.travelFrom || deal.travelUntil ? firstDays(deal, { first, last }) : undefined
  if (!days) return []
  return [
    {
      href: dealHrefOn(deal, days.start),
      title: deal.title,
      travel: { from: days.start, until: days.end },
      isAnyDay: false,
      hasWay: false,
      nights,
      price: shownPrice(deal.price, deal.priceUnit),
    },
  ]
}

/**
 * Places whose best months include this one, 1 for January; takes the same number from each part of the list, so that
 * no country fills it.
 */
export function placesAtTheirBest({ places }: Goods, month: number): Place[] {
  const best = places.filter(({ bestMonths }) => bestMonths.includes(month))
  const step = Math.max(1, Math.floor(best.length / maxPlaces))
  return best.filter((_, at) => at % step === 0).slice(0, maxPlaces)
}
