import * as z from 'zod'
import { signedTokens } from '../tokens/signed-token.server.ts'

/** What may be previewed, until when (seconds since 1970), and the proof. The names are those of the link's query. */
export type PreviewGrant = { key: string; until: number; signature: string }

/**
 * What a signature is good for: an editor's `link` to the site, or the site's server `reading` the content system for
 * it. They differ, so that a link alone opens nothing but the site.
 */
export type PreviewPurpose = 'link' | 'reading'

/** The header that carries a grant from the site's server to the content system, written as a query. */
export const PREVIEW_HEADER = 'x-preview'

const claims = z.object({ key: z.string(), until: z.number() })
const grants = { link: signedTokens('preview-link', claims), reading: signedTokens('preview-reading', claims) }

/** A grant for one node, signed. */
export async function grantPreview(
  purpose: PreviewPurpose,
  key: string,
  until: number,
  secret: string,
): Promise<PreviewGrant> {
  return { key, until, signature: await grants[purpose].sign({ key, until }, secret) }
}

/** A grant as a query: `key=…&until=…&signature=…`. */
export function writeGrant({ key, until, signature }: PreviewGrant): string {
  return new URLSearchParams({ key, until: String(until), signature }).toString()
}

/** Reads a grant from a query and judges it: `forged` if the signature does not fit, `over` if its time has passed. */
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
