import { readText } from '@agency/contracts/content/values.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { counted } from '@agency/ui/formats/counted.ts'
import * as z from 'zod'
import { day, picture, sen, text, texts, wholeNumber } from '../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../clients/content/routes/route-resolution.ts'
import { isPage } from './page-aliases.ts'

const typeAlias = z
  .unknown()
  .optional()
  .transform(value => readText((value as { alias?: unknown } | null | undefined)?.alias)?.toLowerCase())

/** What a card needs of a child page, whatever the child's type. */
export const cardNode = z.object({
  contentType: typeAlias,
  key: text,
  name: text,
  urlSegment: text,
  title: text,
  subtitle: text,
  excerpt: text,
  image: picture,
  price: sen,
  priceUnit: text,
  nights: wholeNumber,
  days: wholeNumber,
  destinations: texts,
  ports: texts,
  validUntil: day,
})

export type CardNode = z.output<typeof cardNode>

/** Whether a child of a page can be shown as a card: it has a name and an address, and is a page at all. */
export function isCard({ contentType, name, title, urlSegment }: CardNode, parent: PageRoute): boolean {
  return Boolean((title || name) && urlSegment) && (contentType === undefined || isPage(contentType, parent.alias))
}

/**
 * A card for a child of a page. The route list knows the child's address; if it has not heard of it yet, the address
 * is made from the parent's.
 */
export function cardOf(node: CardNode, parent: PageRoute): CardModel {
  const route = parent.children.find(child => child.key === node.key || child.urlSegment === node.urlSegment)
  return {
    href: route?.path ?? `${parent.path}/${node.urlSegment}`,
    title: node.title || node.name,
    picture: node.image,
    facts: factsOf(node),
    text: node.price ? undefined : node.excerpt || node.subtitle,
    // Installations write 0 where they have no price to show.
    price: node.price || undefined,
    priceUnit: node.priceUnit,
    validUntil: node.validUntil,
  }
}

function factsOf({ nights, days, destinations, ports }: CardNode): string {
  const length = nights ? counted(nights, 'night') : days ? counted(days, 'day') : ''
  const places = (ports.length > 0 ? ports : destinations).slice(0, 3).join(', ')
  return [length, places].filter(Boolean).join(' · ')
}

/** Whether something offered until a Malaysian calendar day is still on offer. Without a day it always is. */
export function isOnOffer(validUntil: string | undefined, today: string): boolean {
  return validUntil === undefined || validUntil >= today
}
