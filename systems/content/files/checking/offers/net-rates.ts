import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

type Table = { columns: string[]; rows: { label: string; prices: (number | null)[] }[] }
type Priced = { net: number; public: number | null | undefined; label: string; column: string }

/** Net prices without a row or column in the public offer, or above it: customers look for a quotation's words there. */
export function checkNetRates({ nodes, pages }: ContentMap): Finding[] {
  return nodes.flatMap(node => {
    const { agentOnly, link, priceTable: net } = node.properties
    const about = new URLSearchParams(String(link).split('?')[1]).get('about') ?? ''
    const offer = pages.get(about.toLowerCase())?.properties.priceTable
    if (agentOnly !== true || !net || !offer) return []
    return wrongPrices(node, net as Table, offer as Table, about)
  })
}

function wrongPrices(node: SourceNode, net: Table, offer: Table, about: string): Finding[] {
  const { error } = findingsAbout(node)
  const prices = net.rows.flatMap(({ label, prices }) =>
    prices.flatMap((price, at): Priced[] => {
      const column = net.columns[at] ?? ''
      const row = offer.rows.find(one => one.label === label)
      return price === null ? [] : [{ net: price, public: row?.prices[offer.columns.indexOf(column)], label, column }]
    }),
  )
  return prices.flatMap(({ net: price, public: shown, label, column }) => {
    const place = `${label}, ${column}`
    if (shown === undefined || shown === null)
      return [error('priceTable', `${about} has no price for “${place}”`, label)]
    return price > shown ? [error('priceTable', `“${place}” costs RM ${price}, on ${about} RM ${shown}`, label)] : []
  })
}
