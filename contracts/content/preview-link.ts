import * as z from 'zod'
import { signedTokens } from '../tokens/signed-token.server.ts'

/** `until` in seconds since 1970. The names are those of the link's query. */
export type PreviewGrant = { key: string; until: number; signature: string }

/**
 * `link` is an editor's link to the site, `reading` the site's call to the content system. They differ, so that a link
 * alone opens only the site.
 */
export type PreviewPurpose = 'link' | 'reading'

export const previewHeader = 'x-preview'

const claims = z.object({ key: z.string(), until: z.number() })
const grants = { link: signedTokens('preview-link', claims), reading: signedTokens('preview-reading', claims) }

export async function grantPreview(
  purpose: PreviewPurpose,
  key: string,
  until: number,
  secret: string,
): Promise<PreviewGrant> {
  return { key, until, signature: await grants[purpose].sign({ key, until }, secret) }
}

export function writeGrant({ key, until, signature }: PreviewGrant): string {
  return new URLSearchParams({ key, until: String(until), signature }).toString()
}

/** `forged`: the signature does not fit; `over`: the grant has expired. */
export async function readGrant(
  purpose: PreviewPurpose,
  query: URLSearchParams,
  secret: string,
  now: Date,
): Promise<PreviewGrant | 'forged' | 'over'> {
  const signature = query.get('signature') ?? ''
  const grant = await grants[purpose].read(signature, secret, now)
  if (grant?.key !== query.get('key') || String(grant.until) !== query.get('until')) return 'forged'
  return grant.until * 1000 <= now.getTime() ? 'over' : { ...grant, signature }
}
