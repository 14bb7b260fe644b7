import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { isTakenBySite } from '@agency/contracts/site/addresses/taken-addresses.ts'
import { isPage } from '../../../schemas/registry.ts'
import { memoize } from '../../../tree/memoize.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import { type ContentMap, publishedFrom } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { textsWithin } from '../texts-within.ts'

/** `path`: of this site, without query and anchor. */
export type InnerLink = { property: Finding['property']; path: string }

const linkProperties = new Set(['link', 'menuLink', 'moreLink', 'links'])

const maxSteps = 5

const inText = /href="(\/(?!\/)[^"]*)"/g

/** All links of a node to this site: in link properties, and in rich text at any depth. */
export const innerLinks = ({ properties }: Pick<SourceNode, 'properties'>): InnerLink[] => linksIn(properties)

const linksIn = memoize((properties: SourceNode['properties']) =>
  textsWithin(properties).flatMap(({ path, text }): InnerLink[] => {
    const property = path.findLast(part => typeof part === 'string') ?? ''
    const list = linkProperties.has(property)
      ? [text].filter(address => /^\/(?!\/)/.test(address))
      : Array.from(text.matchAll(inText), ([, address = '']) => address)
    return list.map(address => ({ property: path, path: address.replace(/[?#].*/, '') }))
  }),
)

/** Broken, old and hidden links, and pages at the site's own addresses. @param isAnswered knows all addresses */
export function checkLinks(map: ContentMap, isAnswered: (path: string) => boolean): Finding[] {
  const hidden = map.nodes.filter(node => isPage(node.alias) && isTakenBySite(map.pathOf(node)))
  const unseen = hidden.map(node =>
    findingsAbout(node).error('urlSegment', `the site itself answers at ${map.pathOf(node)}: nobody sees this page`),
  )
  const led = map.nodes.flatMap(node =>
    innerLinks(node).flatMap(({ property, path }) => {
      const about = findingsAbout(node)
      if (!isAnswered(path)) return [about.error(property, `links to ${path}, which is not there`, path)]
      const target = map.pages.get(path.toLowerCase())
      const now = target ? undefined : leadsOn(map, path)
      if (now !== undefined) {
        const finding = about.warning(property, `links to ${path}, which leads on to ${now}`, path)
        return [{ ...finding, mend: { kind: 'link' as const, from: path, to: now } }]
      }
      const from = target && publishedFrom(map, target)
      return from && from > map.now
        ? [about.warning(property, `links to ${path}, which is published only on ${malaysianDay(from)}`, path)]
        : []
    }),
  )
  return [...unseen, ...led]
}

/** The target of an old address, if it is a path of this site without query. */
export function leadsOn({ redirects }: Pick<ContentMap, 'redirects'>, path: string): string | undefined {
  let at = path.toLowerCase()
  for (let steps = 0; steps < maxSteps; steps++) {
    const next = redirects?.get(at)
    if (next === undefined) break
    at = next
  }
  return at !== path.toLowerCase() && /^\/[^?#]*$/.test(at) ? at : undefined
}
