import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Compression = 'br' | 'gzip'

type Preferring = { encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[] }

const offered: Compression[] = ['br', 'gzip']
const read = new LRUCache<string, readonly Compression[]>({ max: 100 })

/** Best first by quality (RFC 9110, 12.5.3), Brotli before gzip. Empty if the body must stay uncompressed. */
export function acceptedEncodings(header: string | undefined): readonly Compression[] {
  if (!header) return []
  const known = read.get(header)
  if (known) return known
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepted = negotiator.encodings(offered, { preferred: offered }) as Compression[]
  read.set(header, accepted)
  return accepted
}
