import { addDays, daysBetween } from '@agency/contracts/dates/calendar-day.ts'
import { firstDays } from '@agency/contracts/dates/seasons/first-days.ts'
import * as z from 'zod'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { list, numbers, priceTable, text, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'
import { type PageRoute, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { dealHrefOn } from '../../features/deals/deal-season.server.ts'
import { type Deal, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { departuresAhead } from '../../features/offer-choice/departures.server.ts'
import { cardNode, cardOf, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import type { Stretch } from './leave-stretches.ts'

/** An offer within a stretch. */
export type Fitting = {
  href: string
  title: string
  /** Undefined if any day will do. */
  travel: { from: string; until: string } | undefined
  nights: number
  price: ReturnType<typeof shownPrice>
}

const tourNode = cardNode.extend({ months: numbers, priceTable })
const placeNode = cardNode.extend({ months: list(z.object({ rating: wholeNumber })), place: text })

export type Tour = Omit<Fitting, 'travel'> & { departures: string[]; months: number[] }
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
      months: item.months,
      departures: departuresAhead(item.priceTable, today),
    }))
}

async function placesOf(hub: PageRoute, { content }: PageRequest): Promise<Place[]> {
  const items = await content.items(placeNode, hub.key).catch(() => [])
  return items
    .filter(item => isCard(item, hub))
    .map(item => ({
      href: cardOf(item, hub).href,
      name: item.place || item.name,
      bestMonths: item.months.flatMap(({ rating }, at) => (rating === 3 ? [at + 1] : [])),
    }))
}

const maxTours = 2
const maxDeals = 2
const maxPlaces = 4

/** Tours and deals that begin and end within a stretch, the longest first. */
export function fittingOffers({ tours, deals }: Goods, { first, last }: Stretch): Fitting[] {
  const longest = (some: Fitting[]) => some.toSorted((one, other) => other.nights - one.nights)
  const ofTours = tours.flatMap(tour => tourIn(tour, first, last))
  // Fixed departures come first: they are not available on other days.
  const dated = longest(ofTours.filter(({ travel }) => travel))
  const anyDay = longest(ofTours.filter(({ travel }) => !travel))
  const ofDeals = longest(deals.flatMap(deal => dealIn(deal, first, last)))
  return [...[...dated, ...anyDay].slice(0, maxTours), ...ofDeals.slice(0, maxDeals)]
}

function tourIn({ departures, months, ...tour }: Tour, first: string, last: string): Fitting[] {
  if (departures.length > 0) {
    const day = departures.find(from => from >= first && addDays(from, tour.nights) <= last)
    return day ? [{ ...tour, travel: { from: day, until: addDays(day, tour.nights) } }] : []
  }
  const fits = tour.nights <= daysBetween(first, last) && months.includes(Number(first.slice(5, 7)))
  return fits ? [{ ...tour, travel: undefined }] : []
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
