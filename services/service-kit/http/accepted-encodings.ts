import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** How a body may be compressed. */
export type Compression = 'br' | 'gzip'

/** Its published types do not know the second parameter yet. */
type Preferring = { encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[] }

const offered: Compression[] = ['br', 'gzip']
/** Browsers send a handful of different headers; reading one costs more than looking it up. */
const read = new LRUCache<string, readonly Compression[]>({ max: 100 })

/**
 * What a caller accepts of `br` and `gzip`, the best first: by the quality it gives them, and Brotli where that is the same.
 * Empty if a body must go as it is.
 * @param header `accept-encoding`; RFC 9110, 12.5.3.
 */
export function acceptedEncodings(header: string | undefined): readonly Compression[] {
  if (!header) return []
  const known = read.get(header)
  if (known) return known
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepted = negotiator.encodings(offered, { preferred: offered }) as Compression[]
  read.set(header, accepted)
  return accepted
}
