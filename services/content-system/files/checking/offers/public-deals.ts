import type { SeasonOffer } from '@agency/contracts/dates/seasons/seasons.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'

/** A deal as far as what is promised about it has to be kept. */
export type CheckedDeal = SeasonOffer & {
  node: SourceNode
  product: string
  promoCode: string
  themes: string[]
  price: number
  validFrom: string
  validUntil: string
  /** What it is a deal for: another one for the same is the same thing at another price. */
  subject: string
}

/** The deals that everybody can book, today or later. */
export function publicDeals({ nodes, today }: Pick<ContentMap, 'nodes' | 'today'>): CheckedDeal[] {
  return nodes
    .filter(({ alias, properties }) => alias === 'deal' && properties.agentOnly !== true)
    .map(dealOf)
    .filter(({ validUntil }) => validUntil >= today)
}

function dealOf(node: SourceNode): CheckedDeal {
  const { properties } = node
  const said = (name: string) => String(properties[name] ?? '')
  const subject = ['product', 'fromStation', 'toStation', 'city', 'hotel', 'link', 'airline', 'cabin']
    .map(said)
    .join(' ')
  return {
    ...(properties as SeasonOffer & { price: number }),
    node,
    product: said('product'),
    promoCode: said('promoCode'),
    themes: (properties.themes ?? []) as string[],
    validFrom: said('validFrom'),
    validUntil: said('validUntil'),
    subject,
  }
}
