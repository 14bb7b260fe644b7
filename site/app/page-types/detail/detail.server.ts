import * as z from 'zod'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import {
  day,
  days,
  itinerary,
  nights,
  pictures,
  price,
  priceTable,
  terms,
  text,
  texts,
} from '../../clients/content/readers/lenient-values.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { publicAddress } from '../../features/metadata/site-identity.ts'
import { type CardNode, cardNode, cardOf, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { factsOf } from './facts.ts'

const schema = z.object({
  ...pageProperties,
  price,
  priceUnit: text,
  nights,
  days,
  destinations: terms,
  ports: terms,
  audience: terms,
  validFrom: day,
  validUntil: day,
  highlights: texts,
  itinerary,
  priceTable,
  inclusions: texts,
  exclusions: texts,
  terms: texts,
  gallery: pictures,
})

/** Other items of the family to offer below. */
const mostRelated = 4

/** One tour, cruise, ticket or plan. */
export const loadDetail = (async request => {
  const { content, env, route, today } = request
  const family = route.ancestors.at(-1)
  const { current: node, related } = await content.detail(schema, cardNode, {
    key: route.key,
    parentKey: family?.key,
  })
  const isOver = !isOnOffer(node.validUntil, today)
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
        audience: node.audience,
      },
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    gallery: node.gallery,
    html: node.bodyText,
    ...shownPrice(node.price, node.priceUnit),
    facts: factsOf(node),
    validFrom: node.validFrom,
    validUntil: node.validUntil,
    isOver,
    highlights: node.highlights,
    itinerary: node.itinerary,
    priceTable: node.priceTable,
    inclusions: node.inclusions,
    exclusions: node.exclusions,
    terms: node.terms,
    address: publicAddress(env.SITE_URL, route.path),
    family: family && { name: family.name, path: family.path },
    related: family ? (await othersLike(related, request)).map(item => cardOf(item, family)) : [],
  }
}) satisfies PageLoader

/** What is like this one and still on offer; others of the family where the content system names none. */
async function othersLike(related: CardNode[], { content, route, today }: PageRequest): Promise<CardNode[]> {
  const family = route.ancestors.at(-1)
  if (!family) return []
  const fits = (item: CardNode) => item.key !== route.key && isCard(item, family) && isOnOffer(item.validUntil, today)
  const offered = (items: CardNode[]) => items.filter(fits).slice(0, mostRelated)
  const like = offered(related)
  if (like.length > 0) return like
  return offered(await content.items(cardNode, family.key).catch(() => []))
}

export type DetailPage = Awaited<ReturnType<typeof loadDetail>>
