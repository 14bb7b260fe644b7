import { createHash } from 'node:crypto'
import { anyKey } from '../../../app/clients/content/cache/content-cache.server.ts'

/** The tag of every page. */
export const everyPage = 'all'
/** The tag of pages that any change may change. */
const anyChange = 'any'

/**
 * A page made from more keys has the tag of any change in their place: it is purged too often, never too seldom. One header of
 * so many tags has at most 2,500 bytes; Varnish reads 8 KB, nginx 16 KB of all headers together, Fastly and Cloudflare 16 KB.
 */
const maxTags = 100

/** What a cache before the site files a page under, for the content keys that it was made from. */
export function tagsOfPage(keys: string[]): string[] {
  const tags = new Set(keys.map(tagOf))
  return [everyPage, ...(tags.size > maxTags ? [anyChange] : tags)]
}

/** What to purge when these content keys have changed; `*` stands for all. */
export function tagsOfChange(keys: string[]): string[] {
  return keys.includes(anyKey) ? [everyPage] : [...new Set([anyChange, ...keys.map(tagOf)])]
}

/** Short, because each answer carries it: a GUID is hashed, as is every other text that a content system may use as a key. */
function tagOf(key: string): string {
  if (key === anyKey) return anyChange
  return /^[\w-]{1,24}$/.test(key) ? key : createHash('sha1').update(key).digest('hex').slice(0, 12)
}
