import { createHmac, timingSafeEqual } from 'node:crypto'

/** What may be previewed, until when (seconds since 1970), and the proof. The names are those of the link's query. */
export type PreviewGrant = { key: string; until: number; signature: string }

/**
 * What a signature is good for: an editor's `link` to the site, or the site's server `reading` the content system for
 * it. They differ, so that a link alone opens nothing but the site.
 */
export type PreviewPurpose = 'link' | 'reading'

/** The header that carries a grant from the site's server to the content system, written as a query. */
export const PREVIEW_HEADER = 'x-preview'

/** A grant for one node, signed. */
export function grantPreview(purpose: PreviewPurpose, key: string, until: number, secret: string): PreviewGrant {
  return { key, until, signature: signatureOf(purpose, key, String(until), secret) }
}

/** A grant as a query: `key=…&until=…&signature=…`. */
export function writeGrant({ key, until, signature }: PreviewGrant): string {
  return new URLSearchParams({ key, until: String(until), signature }).toString()
}

/** Reads a grant from a query and judges it: `forged` if the signature does not fit, `over` if its time has passed. */
export function readGrant(
  purpose: PreviewPurpose,
  query: URLSearchParams,
  secret: string,
  now: Date,
): PreviewGrant | 'forged' | 'over' {
  const [key = '', until = '', signature = ''] = ['key', 'until', 'signature'].map(name => query.get(name) ?? '')
  const expected = Buffer.from(signatureOf(purpose, key, until, secret))
  const given = Buffer.from(signature)
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  if (!genuine || !/^\d{1,12}$/.test(until)) return 'forged'
  return Number(until) * 1000 <= now.getTime() ? 'over' : { key, until: Number(until), signature }
}

function signatureOf(purpose: PreviewPurpose, key: string, until: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${purpose} ${key} ${until}`).digest('hex')
}
