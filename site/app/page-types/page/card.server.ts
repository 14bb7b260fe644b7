import { readText } from '@agency/contracts/content/readers/values.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { counted } from '@agency/ui/formats/counted.ts'
import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import * as z from 'zod'
import { addressSegment } from '../../addresses/addresses.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { day, days, nights, picture, price, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

/** The alias of a node's content type, in small letters. */
export const typeAlias = z
  .unknown()
  .optional()
  .transform(value => {
    const alias = typeof value === 'string' ? value : (value as { alias?: unknown } | null | undefined)?.alias
    return readText(alias)?.toLowerCase()
  })

/** What a card needs of a child page of any type. */
export const cardNode = z.object({
  contentType: typeAlias,
  key: text,
  name: text,
  urlSegment: text,
  title: text,
  subtitle: text,
  excerpt: text,
  image: picture,
  price,
  priceUnit: text,
  nights,
  days,
  destinations: terms,
  ports: terms,
  validUntil: day,
})

export type CardNode = z.output<typeof cardNode>

/** Whether a child of a page can be shown as a card: it has a name, and the route list has it as a page. */
export function isCard(node: CardNode, parent: PageRoute): boolean {
  return Boolean(node.title || node.name) && childOf(parent, node) !== undefined
}

/** More characters need a third line of a card. */
const maxCardTitle = 48

/** What a card calls a page: its title, or its name where that is short and the title is not. */
export function cardTitle({ title, name }: { title: string; name: string }): string {
  return title.length > maxCardTitle && name.length <= maxCardTitle && name ? name : title || name
}

/** A card for a child of a page, at the address that the route list has for it. */
export function cardOf(node: CardNode, parent: PageRoute): CardModel {
  return {
    href: childOf(parent, node)?.path ?? `${parent.path}/${addressSegment(node.urlSegment)}`,
    title: cardTitle(node),
    picture: node.image,
    facts: factsOf(node),
    text: node.price?.sen ? undefined : firstSentence(node.excerpt || node.subtitle),
    ...shownPrice(node.price, node.priceUnit),
    validUntil: node.validUntil,
  }
}

/** Lists ask for each of a thousand children. */
const childrenByName = new WeakMap<PageRoute, Map<string, PageRoute>>()

/** The page of a node among the children of another, by its key or its segment. */
export function childOf(parent: PageRoute, { key, urlSegment }: { key: string; urlSegment: string }) {
  let known = childrenByName.get(parent)
  if (!known) {
    const named = (child: PageRoute) => [[child.key.toLowerCase(), child] as const, [child.path, child] as const]
    known = new Map(parent.children.toReversed().flatMap(named))
    childrenByName.set(parent, known)
  }
  return (
    known.get(key.toLowerCase()) ?? (urlSegment ? known.get(`${parent.path}/${addressSegment(urlSegment)}`) : undefined)
  )
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
