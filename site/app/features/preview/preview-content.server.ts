import {
  grantPreview,
  type PreviewGrant,
  previewHeader,
  readGrant,
  writeGrant,
} from '@agency/contracts/content/preview-link.ts'
import { type ContentCache, createContentCache } from '../../clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '../../clients/content/connection/content-connection.server.ts'

export type PreviewSettings = { CONTENT_URL: string; CONTENT_SECRET: string }

const previewPath = '/preview'

export function grantIn(
  url: URL,
  env: Pick<PreviewSettings, 'CONTENT_SECRET'>,
): Promise<PreviewGrant | 'forged' | 'over'> {
  return readGrant('link', url.searchParams, env.CONTENT_SECRET, new Date())
}

/** True for a link of ours, which may be over. @param path The path without a language */
export const isPreview = async (path: string, url: URL, env: PreviewSettings): Promise<boolean> =>
  path === previewPath && (await grantIn(url, env)) !== 'forged'

/** A preview has a cache of its own, which ends with the request: no other visitor can receive its content. */
export async function contentFor(url: URL, env: PreviewSettings, published: ContentCache): Promise<ContentCache> {
  const grant = url.pathname === previewPath ? await grantIn(url, env) : 'forged'
  if (typeof grant === 'string') return published
  const proof = await grantPreview('reading', grant.key, grant.until, env.CONTENT_SECRET)
  const connection = createContentConnection(env.CONTENT_URL, { [previewHeader]: writeGrant(proof) })
  return createContentCache(connection, { published })
}
