import { cultures } from '@agency/contracts/content/route-node.ts'
import { isPage } from '../schemas/registry.ts'
import type { ContentNode, ContentTree } from '../tree/content-tree.ts'
import { type EncodedBody, encodeBody } from './http/encoded-body.ts'
import { contentTypeOf } from './nodes/answer-node.ts'
import { isThere } from './translations/in-language.ts'

const finished = new WeakMap<ContentTree, Map<number, EncodedBody>>()

export function routeList(tree: ContentTree, deep: number): EncodedBody {
  const lists = finished.get(tree) ?? new Map<number, EncodedBody>()
  finished.set(tree, lists)
  const cached = lists.get(deep)
  if (cached) return cached
  const list = encodeBody(
    JSON.stringify(tree.roots.map(node => routeNode(node, deep - 1, tree.culture))),
    'application/json',
  )
  lists.set(deep, list)
  return list
}

/** Builds and compresses the lists that callers had of the previous tree, so that no call waits for them. */
export function warmRouteLists(tree: ContentTree, before: ContentTree | undefined): void {
  for (const deep of (before && finished.get(before)?.keys()) ?? []) {
    const list = routeList(tree, deep)
    void Promise.all([list.in('gzip'), list.in('br')])
  }
}

function routeNode(node: ContentNode, deep: number, culture: ContentTree['culture']): object {
  const { key, id, name, urlSegment, children } = node
  const role = isPage(node.alias) ? node.properties.role : undefined
  const route = {
    contentType: contentTypeOf(node.alias),
    key,
    id,
    name,
    urlSegment,
    role,
    ...(culture && isPage(node.alias) && { cultures: culturesOf(node) }),
    ...(node.untranslated?.includes('name') && { untranslated: ['name'] }),
  }
  if (children.length === 0) return route
  return { ...route, items: deep > 0 ? children.map(child => routeNode(child, deep - 1, culture)) : [] }
}

/** The languages besides English in which a page is there. */
const culturesOf = (node: ContentNode) => cultures.filter(culture => isThere(node, node.translations[culture]))
