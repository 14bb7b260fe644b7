import { withoutAccents } from '@agency/reference-data/search/words.ts'

/** The last part of an address for a name: `Pulau Pangkor (3 days)` becomes `pulau-pangkor-3-days`. */
export function urlSegmentOf(name: string): string {
  const plain = withoutAccents(name)
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'page'
}
