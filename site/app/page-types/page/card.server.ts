import { readText } from '@agency/contracts/content/readers/values.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import { sitePageWords } from '@agency/words/pages/site/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import * as z from 'zod'
import { addressSegment } from '../../addresses/addresses.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { day, days, nights, picture, price, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

export const typeAlias = z
  .unknown()
  .optional()
  .transform(value => {
    const alias = typeof value === 'string' ? value : (value as { alias?: unknown } | null | undefined)?.alias
    return readText(alias)?.toLowerCase()
  })

/** The properties of a child page of any type that its card needs. */
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

/** True if the child has a name, and the route list has it as a page. */
export function isCard(node: CardNode, parent: PageRoute): boolean {
  return Boolean(node.title || node.name) && childOf(parent, node) !== undefined
}

/** Longer titles need a third line. */
const maxCardTitle = 48

/** The title, or a short name if the title is long. */
export function cardTitle({ title, name }: { title: string; name: string }): string {
  return title.length > maxCardTitle && name.length <= maxCardTitle && name ? name : title || name
}

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

/** An index, since lists look up each of a thousand children. */
const childrenByName = new WeakMap<PageRoute, Map<string, PageRoute>>()

/** The child page with the node's key or segment. */
export function childOf(parent: PageRoute, { key, urlSegment }: { key: string; urlSegment: string }) {
  let index = childrenByName.get(parent)
  if (!index) {
    const named = (child: PageRoute) => [[child.key.toLowerCase(), child] as const, [child.path, child] as const]
    index = new Map(parent.children.toReversed().flatMap(named))
    childrenByName.set(parent, index)
  }
  return (
    index.get(key.toLowerCase()) ?? (urlSegment ? index.get(`${parent.path}/${addressSegment(urlSegment)}`) : undefined)
  )
}

function factsOf({ nights, days, destinations, ports }: CardNode): string {
  const length = nights ? sitePageWords().nights(nights) : days ? sitePageWords().days(days) : ''
  const places = formatWords().row((ports.length > 0 ? ports : destinations).slice(0, 3).map(termWords))
  return [length, places].filter(Boolean).join(' · ')
}

/** @param validUntil The last Malaysian calendar day; none means for ever. */
export function isOnOffer(validUntil: string | undefined, today: string): boolean {
  return validUntil === undefined || validUntil >= today
}
