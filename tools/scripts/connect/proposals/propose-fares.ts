import { type Fare, saysWho } from '@agency/contracts/content/prices/fare.ts'
import { areForTwo, readFares } from '@agency/contracts/content/readers/fare-names.ts'
import { whenOf } from '@agency/contracts/content/readers/price-facts.ts'
import { labelKey } from '@agency/site/app/clients/content/mapping/mapped-fares.ts'
import type { ContentMapping } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { readPriceTable } from '@agency/site/app/clients/content/readers/kinds/price-tables.ts'
import { prepared, readingAt } from '@agency/site/app/clients/content/readers/reading.server.ts'
import type { WalkedNode } from '../reading/walk.ts'
import type { Proposal } from './proposal.ts'

/** Payers of the prices in tables without facts, by the labels of their columns and rows. */
export function proposeFares(nodes: readonly WalkedNode[], mapping: ContentMapping): Proposal<Fare>[] {
  const byLabel = new Map<string, Proposal<Fare>>()
  for (const { properties, type } of nodes) {
    const node = readingAt({ mapping }, () => prepared({ ...properties, contentType: { alias: type } }))
    const table = readPriceTable((node as Record<string, unknown>).priceTable, () => {})
    if (!table || table.heads) continue
    for (const labels of [table.columns, table.rows.map(({ label }) => label)]) {
      for (const [at, fare] of readFares(labels).entries()) {
        const label = labels[at] ?? ''
        if (label === '' || whenOf(label, undefined) || byLabel.has(labelKey(label))) continue
        const isShared = labels === table.columns && areForTwo(table.caption)
        const to = saysWho({ fare }) ? fare : isShared && { ...fare, who: 'sharer' as const, people: 2 }
        if (to) byLabel.set(labelKey(label), { from: label, to, reason: 'by its words' })
      }
    }
  }
  return [...byLabel.values()]
}
