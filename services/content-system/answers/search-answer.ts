import { isPage } from '../schemas/registry.ts'
import type { SearchResult } from '../search/search-index.ts'
import type { ContentTree } from '../tree/content-tree.ts'
import { publicPath } from '../tree/public-path.ts'

/** Hits as `umbraco/search/get` answers them. A node that was unpublished this moment is left out. */
export function searchAnswer(
  tree: ContentTree,
  { found, total, suggestion }: SearchResult,
  page: number,
  pageSize: number,
) {
  const items = found.flatMap(({ key, title, excerpt }) => {
    const node = tree.byKey.get(key)
    if (node === undefined) return []
    const { name, alias, urlSegment } = node
    const path = isPage(alias) ? publicPath(node) : node.properties.link
    return [{ key, name, alias, urlSegment, ...(typeof path === 'string' && { path }), title, excerpt }]
  })
  return { data: { items, total, page, pageSize, ...(suggestion !== undefined && { suggestion }) } }
}
