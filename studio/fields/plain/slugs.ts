import { withoutAccents } from '@agency/reference-data/search/words.ts'

/** A tag as people read it: `long-weekends` as `long weekends`. */
export const wordsOfTag = (tag: string): string => tag.replaceAll('-', ' ')

/** Words as part of an address: `Pulau Pangkor (3 days)` as `pulau-pangkor-3-days`; empty without a letter or digit. */
export const slugOf = (words: string): string =>
  withoutAccents(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
