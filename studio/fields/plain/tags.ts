import { withoutAccents } from '@agency/reference-data/search/words.ts'

/** A tag as people read it: `long-weekends` as `long weekends`. */
export const wordsOfTag = (tag: string): string => tag.replaceAll('-', ' ')

/** What is kept of words that somebody types for a tag; empty where nothing of them can be kept. */
export const tagOf = (typed: string): string =>
  withoutAccents(typed)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
