import Negotiator from 'negotiator'

export type Compression = 'br' | 'gzip'

type Preferring = { encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[] }

const offered: Compression[] = ['br', 'gzip']

/** Best first by quality (RFC 9110, 12.5.3), Brotli before gzip. Empty if the body must stay uncompressed. */
export function acceptedEncodings(header: string | undefined): readonly Compression[] {
  if (!header) return []
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } })
  return negotiator.encodings(offered, { preferred: offered }) as Compression[]
}
