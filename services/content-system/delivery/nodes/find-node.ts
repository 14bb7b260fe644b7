import { HTTPException } from 'hono/http-exception'
import { type ContentNode, type ContentTree, isBelow } from '../../tree/content-tree.ts'

/** The node with a key. Throws 404 if there is none that is published. */
export function nodeOf(tree: ContentTree, key: string): ContentNode {
  const node = tree.byKey.get(key.trim().toLowerCase())
  if (node === undefined) throw new HTTPException(404, { message: 'There is no published node with this key.' })
  return node
}

/** The node with `key`, or its descendant with `subKey` if that is given. Throws 404 if there is none. */
export function nodeOrDescendant(tree: ContentTree, key: string, subKey: string | undefined): ContentNode {
  const node = nodeOf(tree, key)
  if (!subKey) return node
  const inner = nodeOf(tree, subKey)
  if (!isBelow(inner, node)) throw new HTTPException(404, { message: 'subKey is not a descendant of key.' })
  return inner
}
