import { monthRuns } from '@agency/ui/formats/month-runs.ts'
import * as z from 'zod'
import { depths } from '../../clients/content/depths.ts'
import {
  days,
  decimal,
  innerRichText,
  list,
  requiredText,
  terms,
  text,
  wholeNumber,
} from '../../clients/content/readers/lenient-values.server.ts'
import { dealCard, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { plannerOf } from '../../features/site-settings/trust/people.server.ts'
import { reviews } from '../../features/site-settings/trust/reviews.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { whatBelongsTo } from './belongings.server.ts'

/** Nobody looks through more in one row; the pages of deals have the rest. */
const mostDeals = 12

const month = z.object({ rating: wholeNumber, note: text })
const mapPoint = z.object({ name: requiredText, latitude: decimal, longitude: decimal })
const dish = z.object({ name: requiredText, text })
const itinerary = z.object({ title: requiredText, days, text })

const schema = z.object({
  ...pageProperties,
  place: text,
  country: text,
  region: text,
  latitude: decimal,
  longitude: decimal,
  /** Where an installation has no ratings of months. */
  bestMonths: text,
  flightTime: text,
  language: text,
  currency: text,
  timeZone: text,
  months: list(month),
  mapPoints: list(mapPoint),
  gettingThere: innerRichText,
  eat: list(dish),
  itineraries: list(itinerary),
  dealTags: terms,
  reviews,
})

/** A place to go: facts, seasons, a map sketch, what to eat, ways to spend the days, and what we sell there. */
export const loadDestination = (async request => {
  const { content, env, route } = request
  const node = await content.node(schema, { key: route.key, deep: depths.page })
  const place = node.place || route.name
  const { country, dealTags, latitude, longitude } = node
  const [deals, belongings, planner] = await Promise.all([
    placeDeals(node.dealTags, request),
    whatBelongsTo({ place, country, dealTags, latitude, longitude }, request),
    plannerOf(content, env.CONTENT_KEY_AUTHORS, route.path),
  ])
  const months = node.months.length === 12 ? node.months.map(({ rating = 2, note }) => ({ rating, note })) : []
  const mapPoints = node.mapPoints.flatMap(({ name, ...point }) => {
    const position = positionOf(point)
    return position ? [{ name, ...position }] : []
  })
  const best = months.flatMap(({ rating }, at) => (rating === 3 ? [at + 1] : []))
  return {
    type: 'destination' as const,
    head: {
      ...headOf(node, route),
      subject: {
        kind: 'destination' as const,
        name: place,
        country: node.country,
        position: positionOf(node),
        sights: mapPoints,
      },
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    place,
    country,
    facts: [
      { label: 'Best months', value: monthRuns(best) || node.bestMonths, icon: 'sun' },
      { label: 'From Kuala Lumpur', value: node.flightTime, icon: 'plane' },
      { label: 'Language', value: node.language, icon: 'languages' },
      { label: 'Currency', value: node.currency, icon: 'wallet' },
    ].filter(fact => fact.value),
    html: node.bodyText,
    months,
    mapPoints,
    gettingThere: node.gettingThere,
    eat: node.eat,
    itineraries: node.itineraries,
    planner,
    reviews: node.reviews,
    ...belongings,
    // A card that leads here leads nowhere.
    deals: deals.cards.filter(card => card.href !== route.path).slice(0, mostDeals),
    dealsTitle: dealsTitles[deals.of](place),
  }
}) satisfies PageLoader

function positionOf({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const dealsTitles = {
  place: (place: string) => `Deals for ${place}`,
  around: (place: string) => `Near ${place}`,
  country: () => 'Deals in the same country',
}

/**
 * Deals of the place, which the first tag names, and of those around it; only when there are none, those of its country,
 * which the last one names.
 */
async function placeDeals(tags: string[], { content, env, today }: PageRequest) {
  const deals = await dealsForEverybody(content, env, today)
  const tagged = (wanted: string[]) => deals.filter(deal => deal.dealTags.some(tag => wanted.includes(tag)))
  const own = tagged(tags.length > 1 ? tags.slice(0, -1) : tags)
  if (own.length === 0) return { cards: tagged(tags).slice(0, 8).map(dealCard), of: 'country' as const }
  const isHere = tagged(tags.slice(0, 1)).length > 0
  return { cards: own.map(dealCard), of: isHere ? ('place' as const) : ('around' as const) }
}

export type DestinationPage = Awaited<ReturnType<typeof loadDestination>>
