import { memoize } from '../../../tree/memoize.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import { type ContentMap, publishedFrom } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** A link of a node to a path of this site, without query and anchor, and the property it stands in. */
export type InnerLink = { property: string; path: string }

/** Properties that hold an address, or a list of them, and nothing else. */
const LINK_PROPERTIES = new Set(['link', 'menuLink', 'moreLink', 'links'])
const IN_TEXT = /href="(\/(?!\/)[^"]*)"/g

/** All links of a node to this site: in properties made for links, and in rich text however deep. */
export const innerLinks = ({ properties }: Pick<SourceNode, 'properties'>): InnerLink[] => linksIn(properties)

const linksIn = memoize((properties: SourceNode['properties']) =>
  Object.entries(properties).flatMap(([property, value]): InnerLink[] => {
    const found = LINK_PROPERTIES.has(property)
      ? [value].flat().filter(address => typeof address === 'string' && /^\/(?!\/)/.test(address))
      : textsIn(value).flatMap(text => Array.from(text.matchAll(IN_TEXT), match => match[1]))
    return found.map(address => ({ property, path: String(address).replace(/[?#].*/, '') }))
  }),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Links that lead nowhere, and links to pages that are not published yet. @param isAnswered Knows every address. */
export function checkLinks(map: ContentMap, isAnswered: (path: string) => boolean): Finding[] {
  return map.nodes.flatMap(node =>
    innerLinks(node).flatMap(({ property, path }) => {
      const about = findingsAbout(node)
      if (!isAnswered(path)) return [about.error(property, `links to ${path}, which is not there`, path)]
      const target = map.pages.get(path.toLowerCase())
      const from = target && publishedFrom(map, target)
      return from && from > map.now
        ? [about.warning(property, `links to ${path}, which is published only on ${from.toISOString()}`, path)]
        : []
    }),
  )
}
