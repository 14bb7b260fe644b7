import type { SeasonOffer } from '@agency/contracts/dates/seasons/seasons.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'

export type CheckedDeal = SeasonOffer & {
  node: SourceNode
  product: string
  promoCode: string
  themes: string[]
  price: number
  validFrom: string
  validUntil: string
  /** Two deals about the same subject are the same product at two prices. */
  subject: string
}

/** Deals that everybody can book, today or later. */
export function publicDeals({ nodes, today }: Pick<ContentMap, 'nodes' | 'today'>): CheckedDeal[] {
  return nodes
    .filter(({ alias, properties }) => alias === 'deal' && properties.agentOnly !== true)
    .map(dealOf)
    .filter(({ validUntil }) => validUntil >= today)
}

function dealOf(node: SourceNode): CheckedDeal {
  const { properties } = node
  const textOf = (name: string) => String(properties[name] ?? '')
  const subject = ['product', 'fromStation', 'toStation', 'city', 'hotel', 'link', 'airline', 'cabin']
    .map(textOf)
    .join(' ')
  return {
    ...(properties as SeasonOffer & { price: number }),
    node,
    product: textOf('product'),
    promoCode: textOf('promoCode'),
    themes: (properties.themes ?? []) as string[],
    validFrom: textOf('validFrom'),
    validUntil: textOf('validUntil'),
    subject,
  }
}
