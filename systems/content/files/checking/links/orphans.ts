import { isPage, listsItsChildren } from '../../../schemas/registry.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { innerLinks } from './links.ts'

/** Pages that the site's header, forms and account link to. */
const ledTo = new Set(['/', '/login', '/agentlogin', '/contactthanks', '/search'])

/** The site and other nodes look nodes up by such keys. */
const fixedKey = /^00000000-0000-4000-8000-/

/** Looked up by key, in any folder. */
const lookedUp = new Set(['menu', 'footer', 'widget'])

/** Unreachable nodes: pages without a link to them, parts that nothing shows, authors without articles. */
export function checkOrphans(map: ContentMap): Finding[] {
  const linked = new Map<string, Set<string>>()
  for (const node of map.nodes) {
    for (const { path } of innerLinks(node)) {
      const from = linked.get(path.toLowerCase()) ?? new Set()
      linked.set(path.toLowerCase(), from.add(node.key))
    }
  }
  const writers = new Set(map.nodes.map(({ properties }) => properties.author))

  const isReached = (node: SourceNode): boolean => {
    const path = map.pathOf(node)
    const others = [...(linked.get(path) ?? [])].filter(key => key !== node.key)
    return ledTo.has(path) || others.length > 0 || isListed(node)
  }
  // A folder between a page and its parent does not part them.
  const isListed = (node: SourceNode): boolean => {
    const parent = map.byKey.get(node.parentKey ?? '')
    return parent !== undefined && (listsItsChildren(parent.alias) || (parent.alias === 'folder' && isListed(parent)))
  }

  const sliders = new Set(map.nodes.map(({ properties }) => properties.slider))
  const parents = new Set(map.nodes.map(node => node.parentKey))
  const isShown = (node: SourceNode): boolean => fixedKey.test(node.key) || sliders.has(node.key)

  return map.nodes.flatMap(node => {
    const about = findingsAbout(node)
    if (isPage(node.alias))
      return isReached(node) ? [] : [about.warning('alias', 'no menu, link or list leads to this page')]
    if (node.alias === 'author' && !writers.has(node.properties.slug))
      return [about.warning('slug', 'this author has written nothing')]
    const standsAlone = node.parentKey === null && !(node.alias === 'folder' && parents.has(node.key))
    if ((standsAlone || lookedUp.has(node.alias)) && !isShown(node))
      return [about.warning('key', 'nothing shows this: it is no page, and no page or menu of the site uses it')]
    return []
  })
}
