import { isTranslation } from '../../database/place.ts'
import { translationPath } from '../../tree/uuid-of-path.ts'
import { type Place, type SourceNode, sourceNodes } from './source-node.ts'

type Translated = {
  page: string | null
  /** The nodes read so far, the page's inline items among them. */
  nodes: readonly SourceNode[]
}

/** Reads `faq.ms.md`: the words of the page, and below `items` those of its inline items, each with its place in the page. */
export function translationNodes(
  { items = [], ...data }: Record<string, unknown>,
  body: string,
  place: Omit<Place, 'parentKey' | 'contentPath'>,
  { page, nodes }: Translated,
): ReturnType<typeof sourceNodes>[] {
  const below = (key: string | null) => ({
    parentKey: key,
    contentPath: translationPath(key, String(place.urlSegment)),
  })
  const own = sourceNodes(data, body, { ...place, ...below(page) })
  if (!Array.isArray(items)) return [own, { nodes: [], faults: [{ path: ['items'], message: 'must be a list' }] }]
  const inside = items.map((entry: unknown, index) => {
    const { item, ...rest } = Object(entry) as Record<string, unknown>
    const path = ['items', index]
    const translated = itemAt(nodes, page, String(item))
    if (!translated) {
      const message = `must be the place of an item in the page, such as ${placesOf(nodes, page)[0] ?? 'none, as it has no items'}`
      return { nodes: [], faults: [{ path: [...path, 'item'], message }] }
    }
    const head = { alias: 'translation', name: translated.name, ...rest }
    return sourceNodes(head, '', { ...place, path, ...below(translated.key) })
  })
  return [own, ...inside]
}

/** @param place The segments of an inline item and those above it: `booking-and-payment/ways-to-pay`. */
function itemAt(nodes: readonly SourceNode[], page: string | null, place: string): SourceNode | undefined {
  return place.split('/').reduce<{ key: string | null; node?: SourceNode } | undefined>(
    (above, segment) => {
      const node = above && inlineItems(nodes, above.key).find(({ urlSegment }) => urlSegment === segment)
      return node && { key: node.key, node }
    },
    { key: page },
  )?.node
}

const inlineItems = (nodes: readonly SourceNode[], key: string | null): SourceNode[] =>
  nodes.filter(node => node.parentKey === key && node.path.length > 0 && !isTranslation(node))

const placesOf = (nodes: readonly SourceNode[], page: string | null): string[] =>
  inlineItems(nodes, page).map(({ urlSegment }) => urlSegment)
