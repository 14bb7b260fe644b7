import type { ContentNode, ContentTree } from '../tree/content-tree.ts'
import { contentTypeOf } from './answer-node.ts'
import { type EncodedBody, encodeBody } from './http/encoded-body.ts'

/** Finished route lists by depth. They belong to one tree: a new tree begins with none. */
const finished = new WeakMap<ContentTree, Map<number, Promise<EncodedBody>>>()

/** The route list down to `deep` levels, made and compressed once a tree and depth. */
export function routeList(tree: ContentTree, deep: number): Promise<EncodedBody> {
  const lists = finished.get(tree) ?? new Map<number, Promise<EncodedBody>>()
  finished.set(tree, lists)
  const known = lists.get(deep)
  if (known) return known
  const made = encodeBody(JSON.stringify(tree.roots.map(node => routeNode(node, deep - 1))), 'application/json')
  lists.set(deep, made)
  return made
}

/** Makes the lists that were asked of the tree before, so that nobody has to wait for them. */
export function warmRouteLists(tree: ContentTree, before: ContentTree | undefined): void {
  for (const deep of (before && finished.get(before)?.keys()) ?? []) void routeList(tree, deep)
}

function routeNode(node: ContentNode, deep: number): object {
  const { key, id, name, urlSegment, children } = node
  const route = { contentType: contentTypeOf(node.alias), key, id, name, urlSegment }
  if (children.length === 0) return route
  return { ...route, items: deep > 0 ? children.map(child => routeNode(child, deep - 1)) : [] }
}
