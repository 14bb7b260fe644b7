import * as z from 'zod'
import {
  day,
  list,
  pictures,
  requiredText,
  sen,
  text,
  texts,
  wholeNumber,
} from '../../content/lenient-values.server.ts'
import { cardNodes, cardOf, isOnOffer } from '../card.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'
import { priceTable } from './price-table.server.ts'

const itineraryDay = z.object({ day: text, title: requiredText, text, meals: text, overnight: text })
const schema = z.object({
  ...pageProperties,
  price: sen,
  priceUnit: text,
  nights: wholeNumber,
  days: wholeNumber,
  destinations: texts,
  ports: texts,
  audience: texts,
  validFrom: day,
  validUntil: day,
  highlights: texts,
  itinerary: list(itineraryDay),
  priceTable,
  inclusions: texts,
  exclusions: texts,
  terms: texts,
  gallery: pictures,
})
const siblings = z.object({ items: cardNodes })

/** Other items of the family to offer below. */
const mostRelated = 4

/** One tour, cruise, ticket or plan. */
export const loadDetail = (async ({ content, route, today }) => {
  const family = route.ancestors.at(-1)
  const [node, others] = await Promise.all([
    content.detail(schema, route.key),
    family ? content.node(siblings, { key: family.key, deep: 1 }) : undefined,
  ])
  const related = (others?.items ?? []).filter(item => item.key !== route.key && isOnOffer(item.validUntil, today))
  return {
    type: 'detail' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    gallery: node.gallery,
    html: node.bodyText,
    price: node.price,
    priceUnit: node.priceUnit,
    facts: factsOf(node),
    validFrom: node.validFrom,
    validUntil: node.validUntil,
    isOver: !isOnOffer(node.validUntil, today),
    highlights: node.highlights,
    itinerary: node.itinerary,
    priceTable: node.priceTable,
    inclusions: node.inclusions,
    exclusions: node.exclusions,
    terms: node.terms,
    family: family && { name: family.name, path: family.path },
    related: family ? related.slice(0, mostRelated).map(item => cardOf(item, family)) : [],
  }
}) satisfies PageLoader

type Facts = { nights?: number; days?: number; destinations: string[]; ports: string[]; audience: string[] }

function factsOf({ nights, days, destinations, ports, audience }: Facts): { label: string; value: string }[] {
  const length = [days && `${days} days`, nights && `${nights} nights`].filter(Boolean).join(', ')
  return [
    { label: 'Length', value: length },
    { label: 'Ports', value: ports.join(', ') },
    { label: 'Places', value: ports.length > 0 ? '' : destinations.join(', ') },
    { label: 'Good for', value: audience.map(word => word.replaceAll('-', ' ')).join(', ') },
  ].filter(fact => fact.value)
}
