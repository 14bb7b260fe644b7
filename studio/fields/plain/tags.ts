import { withoutAccents } from '@agency/reference-data/search/words.ts'

/** A tag as people read it: `long-weekends` as `long weekends`. */
export const wordsOfTag = (tag: string): string => tag.replaceAll('-', ' ')

/** The tag for typed words; empty if they have no letter or digit. */
export const tagOf = (typed: string): string =>
  withoutAccents(typed)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
