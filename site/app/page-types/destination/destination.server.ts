import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import * as z from 'zod'
import { depths } from '../../clients/content/depths.ts'
import {
  days,
  decimal,
  innerRichText,
  link,
  list,
  picture,
  requiredText,
  terms,
  text,
  wholeNumber,
} from '../../clients/content/readers/lenient-values.server.ts'
import { loadDealCalendar, travelNoteOf } from '../../features/deals/deal-season.server.ts'
import { dealCard, dealsForEverybody } from '../../features/deals/deals.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { entryOfPlace, loadEntryRules } from '../../features/site-settings/entry-rules.server.ts'
import { plannerOf } from '../../features/site-settings/trust/people.server.ts'
import { reviews, reviewsOfOffer } from '../../features/site-settings/trust/reviews.server.ts'
import { drawMap, type MapStop } from '../page/maps/draw-map.server.ts'
import { placePaths } from '../page/maps/place-paths.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { whatBelongsTo } from './belongings.server.ts'
import { monthRuns } from './month-runs.ts'
import { asksForAllOffers, type Offer, offersShown } from './place-offers.ts'

const month = z.object({ rating: wholeNumber, note: text })
const mapPoint = z.object({ name: requiredText, latitude: decimal, longitude: decimal })
const dish = z.object({ name: requiredText, text })
const captionedPicture = z.object({ picture, caption: text, beside: text })
const itinerary = z.object({ title: requiredText, days, text, link })

const schema = z.object({
  ...pageProperties,
  place: text,
  country: text,
  region: text,
  latitude: decimal,
  longitude: decimal,
  /** For installations without ratings of months. */
  bestMonths: text,
  flightTime: text,
  language: text,
  currency: text,
  timeZone: text,
  months: list(month),
  mapPoints: list(mapPoint),
  pictures: list(captionedPicture),
  gettingThere: innerRichText,
  eat: list(dish),
  itineraries: list(itinerary),
  dealTags: terms,
  reviews,
})

export const loadDestination = (async request => {
  const { content, english, env, route, url } = request
  const isAll = asksForAllOffers(url.searchParams)
  const query = { key: route.key, deep: depths.page }
  const [node, facts] = await Promise.all([content.node(schema, query), english.node(schema, query)])
  const place = facts.place || route.name
  const { country, dealTags, latitude, longitude } = facts
  const [placeWords, countryWords] = [termWords(place), termWords(country)]
  const [deals, belongings, planner, entryRules] = await Promise.all([
    placeDeals(dealTags, request),
    whatBelongsTo({ place, country, dealTags, latitude, longitude }, request),
    plannerOf(content, env.CONTENT_KEY_AUTHORS, route.path),
    loadEntryRules(content, env),
  ])
  const months = node.months.length === 12 ? node.months.map(({ rating = 2, note }) => ({ rating, note })) : []
  const mapPoints = node.mapPoints.flatMap(({ name, ...point }) => {
    const position = positionOf(point)
    return position ? [{ name, ...position }] : []
  })
  const say = destinationWords().facts
  const best = months.flatMap(({ rating }, at) => (rating === 3 ? [at + 1] : []))
  return {
    type: 'destination' as const,
    head: {
      ...headOf(node, route),
      // Search engines index only the page of the place itself.
      noIndex: isAll,
      subject: {
        kind: 'destination' as const,
        name: placeWords,
        country: countryWords,
        position: positionOf(node),
        sights: mapPoints,
      },
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    place: placeWords,
    facts: [
      { label: say.months, value: monthRuns(best) || node.bestMonths, icon: 'sun' },
      { label: say.flight, value: node.flightTime, icon: 'plane' },
      { label: say.language, value: node.language, icon: 'languages' },
      { label: say.currency, value: node.currency, icon: 'wallet' },
    ].filter(fact => fact.value),
    html: node.bodyText,
    months,
    map: await placeMap(mapPoints, facts.mapPoints, request),
    pictures: { text: picturesBeside('text', node.pictures), food: picturesBeside('food', node.pictures) },
    gettingThere: node.gettingThere,
    entry: entryOfPlace(entryRules, place, country),
    eat: node.eat,
    /** Each with its offer, as long as that is on sale. */
    itineraries: node.itineraries.map(({ link, ...plan }) => ({
      ...plan,
      offer: [...deals.offers, ...belongings.goods.offers].find(({ card }) => card.href === link)?.card,
    })),
    planner,
    reviews: reviewsOfOffer(node.reviews).shown,
    ...belongings,
    offers: offersShown(deals, belongings.goods, {
      place: placeWords,
      path: route.path,
      isAll,
      hasPlaces: belongings.within.length > 4,
    }),
  }
}) satisfies PageLoader

/** The map of the sights, if there are at least two; those with pages of their own are links. */
async function placeMap(points: MapStop[], inEnglish: { name: string }[], request: PageRequest) {
  const drawn = drawMap(points)
  if (!drawn) return undefined
  const pathOf = await placePaths(request)
  return { drawn, stops: points.map(({ name }, at) => ({ name, href: pathOf(inEnglish[at]?.name ?? name) })) }
}

/** Pictures without a section stand beside the text. */
function picturesBeside(where: 'text' | 'food', pictures: z.output<typeof captionedPicture>[]) {
  return pictures.flatMap(({ picture, caption, beside }) =>
    picture && (beside === 'food') === (where === 'food') ? [{ ...picture, caption }] : [],
  )
}

function positionOf({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const kualaLumpur = new Set(['KUL', 'SZB'])

/**
 * The deals of the place (the first tag) and of its neighbours; if there are none, those of its country (the last tag).
 * Deals that begin in Kuala Lumpur come first, since the page counts its hours from there.
 */
async function placeDeals(tags: string[], { content, env, route, today }: PageRequest) {
  const [deals, calendar] = await Promise.all([
    dealsForEverybody(content, env, today),
    loadDealCalendar(content, env, today),
  ])
  const startsHere = ({ fromStation }: (typeof deals)[number]) => !fromStation || kualaLumpur.has(fromStation)
  const inOrder = [...deals.filter(startsHere), ...deals.filter(deal => !startsHere(deal))]
  const tagged = (wanted: string[]) => inOrder.filter(deal => deal.dealTags.some(tag => wanted.includes(tag)))
  const local = tagged(tags.length > 1 ? tags.slice(0, -1) : tags)
  // A link to the current page is useless.
  const offers = (some: typeof deals): Offer[] =>
    some
      .map(deal => ({ card: dealCard(deal, travelNoteOf(deal, calendar)), kind: kindOf(deal) }))
      .filter(({ card }) => card.href !== route.path)
  if (local.length === 0) return { offers: offers(tagged(tags)), of: 'country' as const }
  const isHere = tagged(tags.slice(0, 1)).length > 0
  return { offers: offers(local), of: isHere ? ('place' as const) : ('around' as const) }
}

/** A package is a trip, and so is any product of another installation. */
function kindOf({ product }: { product: string }): Offer['kind'] {
  return product === 'hotel' || product === 'flight' || product === 'car' ? product : 'trip'
}

export type DestinationPage = Awaited<ReturnType<typeof loadDestination>>
