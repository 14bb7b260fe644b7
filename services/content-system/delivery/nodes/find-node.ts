import { HTTPException } from 'hono/http-exception'
import { type ContentNode, type ContentTree, isBelow } from '../../tree/content-tree.ts'

/** @throws 404 for a key of no published node */
export function nodeOf(tree: ContentTree, key: string): ContentNode {
  const node = tree.byKey.get(key.trim().toLowerCase())
  if (node === undefined) throw new HTTPException(404, { message: 'There is no published node with this key.' })
  return node
}

/** The descendant with `subKey`, if that is set. @throws 404 if there is none */
export function nodeOrDescendant(tree: ContentTree, key: string, subKey: string | undefined): ContentNode {
  const node = nodeOf(tree, key)
  if (!subKey) return node
  const inner = nodeOf(tree, subKey)
  if (!isBelow(inner, node)) throw new HTTPException(404, { message: 'subKey is not a descendant of key.' })
  return inner
}
