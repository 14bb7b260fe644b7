import { PREVIEW_HEADER, readGrant } from '@agency/contracts/content/preview-link.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentTree } from '../tree/content-tree.ts'
import type { Previews } from '../tree/previews.ts'

export type TreeSource = {
  current: () => ContentTree | undefined
  previews: Previews
  previewSecret: string
}

/** The published tree, or a preview's for the site's server. @throws 503 before the first load, 403 if not granted */
export async function treeOfRequest(
  c: Context,
  { current, previews, previewSecret }: TreeSource,
): Promise<ContentTree> {
  const header = c.req.header(PREVIEW_HEADER)
  if (header === undefined) return loaded(current())
  const grant = await readGrant('reading', new URLSearchParams(header), previewSecret, new Date())
  if (grant === 'forged' || grant === 'over') throw new HTTPException(403, { message: `The preview is ${grant}.` })
  return loaded(await previews(grant.key))
}

function loaded(tree: ContentTree | undefined): ContentTree {
  if (tree === undefined) throw new HTTPException(503, { message: 'The content is still being loaded.' })
  return tree
}
