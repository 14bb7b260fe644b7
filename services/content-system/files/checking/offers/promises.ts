import { endsWith } from '@agency/contracts/site/promised-offers.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const promisesSeason = /\b(?:holidays|dry now)\b/i

/** Countdowns that no offer ends with, and rows of offers whose titles promise a season that does not choose them. */
export function checkPromises({ nodes, now, today }: ContentMap): Finding[] {
  const deals = nodes.flatMap(({ alias, properties }) => (alias === 'deal' ? [properties] : []))
  const open = deals.filter(({ agentOnly, validUntil }) => agentOnly !== true && String(validUntil ?? '') >= today)
  return nodes.flatMap(node => {
    const about = findingsAbout(node)
    const { kind, title, season, until } = node.properties
    if (node.alias === 'promotion' && Date.parse(String(until)) > now.getTime()) {
      const end = Date.parse(String(until))
      if (open.some(deal => endsWith(node.properties, end, deal))) return []
      return [about.error('until', 'no offer ends by then, so that the countdown is not shown')]
    }
    if (node.alias !== 'section' || kind !== 'deals' || season) return []
    return promisesSeason.test(String(title)) ? [about.error('title', 'promises a time: choose its season')] : []
  })
}
