import { isTranslation } from '../../database/place.ts'
import { innerLinks } from '../../files/checking/links/links.ts'
import { renderedTranslations } from '../../files/checking/words/translations.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'

type Concerned = Pick<SourceNode, 'key' | 'parentKey' | 'alias' | 'urlSegment' | 'properties'>

/** Any other node may name the addresses and terms of these. */
const namedByOthers = new Set([
  'deal',
  'destinationPage',
  'newsArticle',
  'newsMainPage',
  'fAQItem',
  'fAQCategory',
  'terms',
])

/** In their order: the node, its translations, the targets of its links, possible duplicates, and all ancestors. */
export function nodesConcerning<Node extends Concerned>(node: Node, all: ReadonlyMap<string, Node>): Node[] {
  const { title, image } = node.properties
  // The home page names itself; its address has no segment.
  const segments = new Set(
    innerLinks(isTranslation(node) ? renderedTranslations(node) : node).map(
      ({ path }) => path.toLowerCase().replace(/\/$/, '').split('/').at(-1) || 'home',
    ),
  )
  const concerned = new Set<Node>()
  const concerns = (other: Node): boolean =>
    other.key === node.key ||
    (other.parentKey === node.key && isTranslation(other)) ||
    namedByOthers.has(other.alias) ||
    segments.has(other.urlSegment.toLowerCase()) ||
    (title !== undefined && other.properties.title === title) ||
    (image !== undefined && other.properties.image === image)
  for (const other of all.values()) {
    if (!concerns(other)) continue
    for (let at: Node | undefined = other; at && !concerned.has(at); at = all.get(at.parentKey ?? '')) concerned.add(at)
  }
  return [...all.values()].filter(other => concerned.has(other))
}
