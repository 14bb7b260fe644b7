import type { SearchFacets } from '@agency/contracts/content/search/search.ts'
import { dealAddress } from '@agency/contracts/site/addresses/search-addresses.ts'
import { isPage } from '../schemas/registry.ts'
import type { ContentNode, ContentTree } from '../tree/content-tree.ts'
import { publicPath } from '../tree/public-path.ts'
import type { Found } from './search/find-documents.ts'
import type { SearchResult } from './search/search-index.ts'

/** Hits on the wire. Leaves out a node that was unpublished this moment. */
export function searchAnswer(
  tree: ContentTree,
  { found, total, suggestion, correction, lacking, facets }: SearchResult & { facets?: SearchFacets },
  page: number,
  pageSize: number,
) {
  const itemsOf = (hits: Found[]) =>
    hits.flatMap(({ key, title, excerpt, isLocal }) => {
      const node = tree.byKey.get(key)
      if (node === undefined) return []
      const { name, alias, urlSegment } = node
      const path = isPage(alias) ? publicPath(node) : (node.properties.link ?? dealAddress(node.properties, urlSegment))
      const hit = { key, name, alias, urlSegment, ...(typeof path === 'string' && { path }), title, excerpt }
      const inEnglish = [
        ...(node.untranslated?.includes('name') ? ['name'] : []),
        ...(isLocal ? [] : ['title', 'excerpt']),
      ]
      return [{ ...hit, ...shownOf(node), ...(tree.culture && { untranslated: inEnglish }) }]
    })
  return {
    data: {
      items: itemsOf(found),
      total,
      page,
      pageSize,
      ...(suggestion !== undefined && { suggestion }),
      ...(correction !== undefined && { correction }),
      ...(lacking && {
        lacking: { word: lacking.word, rest: lacking.rest, total: lacking.total, items: itemsOf(lacking.found) },
      }),
      ...(facets && { facets }),
    },
  }
}

function shownOf({ properties }: ContentNode) {
  const names = ['image', 'imageMeta', 'price', 'priceUnit'].filter(name => properties[name] !== undefined)
  return Object.fromEntries(names.map(name => [name, properties[name]]))
}
