import { tagOf } from '@agency/words/languages.ts'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import * as z from 'zod'
import type { ItineraryDay } from '../../clients/content/readers/kinds/itineraries.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import {
  day,
  itinerary,
  list,
  picture,
  pictures,
  price,
  requiredText,
  terms,
  text,
  texts,
  wholeNumber,
} from '../../clients/content/readers/lenient-values.server.ts'
import type { RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { netRateOf } from '../../features/deals/quotation/net-rate.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { publicAddress } from '../../features/metadata/site-identity.ts'
import { hasDates, tableToAsk } from '../../features/offer-choice/choice-table.server.ts'
import { offerFacts, pathWithChoice } from '../../features/offer-choice/chosen-offer.server.ts'
import { isTrip, offerKind } from '../../features/offer-choice/offer-kinds.ts'
import { contentsOfOffer, loadOfferTerms, termsProperties } from '../../features/offer-choice/offer-terms.server.ts'
import { choiceNames, readChoice } from '../../features/offer-choice/price-choice.ts'
import { periodWords, travelProperties, tripDaysOf } from '../../features/offer-choice/trip-days.server.ts'
import { entryLines, loadEntryRules } from '../../features/site-settings/entry-rules.server.ts'
import { type TermsText, termsLanguageName } from '../../features/site-settings/terms/terms-text.ts'
import { whatIfId } from '../../features/site-settings/terms/what-if-id.ts'
import { plannerOf } from '../../features/site-settings/trust/people.server.ts'
import { reviews, reviewsOfOffer } from '../../features/site-settings/trust/reviews.server.ts'
import { type CardNode, cardNode, cardOf, isCard, isOnOffer } from '../page/card.server.ts'
import { drawMap } from '../page/maps/draw-map.server.ts'
import { placePaths } from '../page/maps/place-paths.server.ts'
import { daysInWords, routeOf } from '../page/maps/route.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { allQuestions, fittingQuestions } from './asked-questions.server.ts'
import { groupProperties, groupsSoFar } from './groups.server.ts'
import { priceMonths } from './price-months.ts'
import {
  factsOf,
  glanceOf,
  glanceProperties,
  houseWords,
  nightsOf,
  tripFacts,
  tripProperties,
  youngestIn,
} from './trip-facts.server.ts'

const photograph = z.object({ picture, caption: requiredText, credit: text, taken: day })

const schema = z.object({
  ...pageProperties,
  price,
  priceUnit: text,
  destinations: terms,
  audience: terms,
  validFrom: day,
  highlights: texts,
  itinerary,
  priceSharing: wholeNumber,
  inclusions: texts,
  exclusions: texts,
  terms: texts,
  gallery: pictures,
  photographs: list(photograph),
  ...travelProperties,
  ...tripProperties,
  ...glanceProperties,
  youngestAge: wholeNumber,
  ...groupProperties,
  ...termsProperties,
  reviews,
})

const maxRelated = 4

export const loadDetail = (async request => {
  const { content, english, env, route, today, url } = request
  const family = route.ancestors.at(-1)
  // The node and everything independent of it load in parallel: loading them in sequence would exceed the time limit.
  const beside = Promise.all([
    allQuestions(content),
    allQuestions(english),
    plannerOf(content, env.CONTENT_KEY_AUTHORS, route.path),
    loadOfferTerms(content, env),
    loadEntryRules(content, env),
    request.isAgent ? netRateOf(content, env, route.path, today) : undefined,
  ])
  const { current: node, related } = await content.detail(schema, cardNode, {
    key: route.key,
    parentKey: family?.key,
  })
  const groups = groupsSoFar(node.booked, node.minGroup)
  const reviewed = reviewsOfOffer(node.reviews)
  const glance = glanceOf(node, node.youngestAge ?? youngestIn(node.priceTable))
  const isOver = !isOnOffer(node.validUntil, today)
  const kind = offerKind(family, node)
  const table = tableToAsk(node.priceTable, kind, today, { ...node, trip: tripDaysOf(node, today) })
  const [[categories, aboutKinds, planner, tellTerms, entryRules, net], routes, others, map] = await Promise.all([
    beside,
    content.routes(),
    family ? othersLike(related, request) : [],
    routeMap(node.itinerary, request),
  ])
  const choice = table && readChoice(table, url.searchParams)
  const isChosen = choice && Object.values(choice).some(Boolean)
  const cancelling = isOver ? [] : tellTerms({ node, kind, table, today }, choice)
  return {
    type: 'detail' as const,
    head: {
      ...headOf(node, route),
      subject: {
        kind: 'offer' as const,
        name: titleOf(node, route),
        family: family?.name,
        price: node.price?.sen,
        validFrom: node.validFrom,
        validUntil: node.validUntil,
        isOver,
        days: node.itinerary,
        stops: map?.places ?? [],
        audience: node.audience,
        reviews: reviewed.shown.filter(({ sample }) => !sample),
        rating: reviewed.mean,
      },
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2 || periodWords(node),
    picture: node.image,
    gallery: node.gallery,
    photographs: node.photographs.flatMap(({ picture, ...about }) => (picture ? [{ picture, ...about }] : [])),
    html: node.bodyText,
    offer: {
      path: route.path,
      title: titleOf(node, route),
      address: publicAddress(env.SITE_URL, route.path),
      kind,
      ...shownPrice(node.price, node.priceUnit),
      caption: node.priceTable?.caption ?? '',
      table: table && groups ? { ...table, groups: groups.inChoice } : table,
      today,
      choice: isChosen ? choice : undefined,
      asked: {
        name: titleOf(node, route),
        address: publicAddress(env.SITE_URL, pathWithChoice(route.path, url.searchParams)),
        facts: offerFacts(node, table, isChosen ? choice : undefined, kind),
      },
      canAskWhatIf: cancelling.length > 0,
    },
    /** Only for agents; never sent to other visitors. */
    net,
    facts: factsOf(node),
    whatIf: whatIfOf(cancelling, request, routes),
    /** Offers without structured terms use the general text about deposits. */
    takesDeposit: isTrip(kind) && cancelling.length === 0,
    contents: contentsOfOffer(node, kind),
    validUntil: node.validUntil,
    isOver,
    highlights: node.highlights,
    itinerary: node.itinerary,
    map,
    trip: tripFacts(node),
    glance: isTrip(kind) ? [...glance.known, ...glance.unknown] : glance.known,
    entry: entryLines(entryRules, [
      ...node.destinations,
      ...node.ports,
      ...node.itinerary.map(({ overnight }) => overnight),
    ]),
    stays: nightsOf(node.itinerary, node.hotels),
    houseWords: houseWords(node.hotels, node.hotelsNamedDays),
    months: priceMonths(node.priceTable, node.price?.sen, today),
    prices: node.priceTable && {
      title: hasDates(node.priceTable) ? detailWords().datesAndPrices : detailWords().prices,
      table: node.priceTable,
      groups,
    },
    inclusions: node.inclusions,
    exclusions: node.exclusions,
    terms: node.terms,
    questions: fittingQuestions(kind, aboutKinds, categories),
    planner,
    reviews: reviewed,
    family: family && { name: family.name, path: family.path },
    related: family ? others.map(item => cardOf(item, family)) : [],
  }
}) satisfies PageLoader

/** In the language of the address, with links that keep its choice. */
function whatIfOf(texts: TermsText[], { route: { path }, url, addressesAt }: PageRequest, routes: RouteIndex) {
  const query = url.searchParams
  const text = texts.find(({ language }) => tagOf(language) === query.get(termsLanguageName)) ?? texts[0]
  if (!text) return undefined
  const chosen = choiceNames.flatMap((name): [string, string][] => [[name, query.get(name) ?? '']])
  const others = texts.filter(one => one !== text)
  const more = routes.byRole.get('cancelling')?.path
  return {
    text,
    more: (more && addressesAt(more).find(({ language }) => language === text.language)?.path) || more,
    others: others.map(({ language }) => {
      const page = addressesAt(path).find(one => one.language === language)
      const query = new URLSearchParams(chosen.filter(([, value]) => value))
      if (!page) query.set(termsLanguageName, tagOf(language))
      return { language, href: `${page?.path ?? path}?${query}#${whatIfId}`.replace('?#', '#') }
    }),
  }
}

/** The route of a trip with at least two known places; those with pages of their own are links. */
async function routeMap(days: ItineraryDay[], request: PageRequest) {
  const { stops, legs } = routeOf(days)
  const drawn = drawMap(
    stops.map(({ name, latitude, longitude }) => ({ name: termWords(name), latitude, longitude })),
    legs,
  )
  if (!drawn) return undefined
  const pathOf = await placePaths(request)
  return {
    drawn,
    way: formatWords().row(stops.map(({ name }) => termWords(name))),
    stops: stops.map(stop => ({
      name: termWords(stop.name),
      text: daysInWords(stop.days),
      href: pathOf(stop.name) ?? (stop.in && pathOf(stop.in)),
    })),
    places: stops.map(({ name, latitude, longitude }) => ({
      name: termWords(name),
      latitude,
      longitude,
      path: pathOf(name),
    })),
  }
}

/** The content system's related offers that are still on sale, then others of the family. */
async function othersLike(related: CardNode[], { content, route, today }: PageRequest): Promise<CardNode[]> {
  const family = route.ancestors.at(-1)
  if (!family) return []
  const fits = (item: CardNode) => item.key !== route.key && isCard(item, family) && isOnOffer(item.validUntil, today)
  const like = related.filter(fits)
  if (like.length >= maxRelated) return like.slice(0, maxRelated)
  const keys = new Set(like.map(item => item.key))
  const others = (await content.items(cardNode, family.key).catch(() => [])).filter(item => !keys.has(item.key))
  return [...like, ...others.filter(fits)].slice(0, maxRelated)
}

export type DetailPage = Awaited<ReturnType<typeof loadDetail>>
