import { createHash } from 'node:crypto'
import { anyKey } from '../../../app/clients/content/cache/content-cache.server.ts'

export const everyPage = 'all'
const anyChange = 'any'

/**
 * A page of more keys has the tag of any change: it is purged too often, never too seldom. The header has at most 2,500
 * bytes; Varnish reads 8 KB, nginx 16 KB of all headers together, Fastly and Cloudflare 16 KB.
 */
const maxTags = 100

export function tagsOfPage(keys: string[]): string[] {
  const tags = new Set(keys.map(tagOf))
  return [everyPage, ...(tags.size > maxTags ? [anyChange] : tags)]
}

/** `*` stands for all keys. */
export function tagsOfChange(keys: string[]): string[] {
  return keys.includes(anyKey) ? [everyPage] : [...new Set([anyChange, ...keys.map(tagOf)])]
}

/** Short, because each answer carries it. */
function tagOf(key: string): string {
  if (key === anyKey) return anyChange
  return /^[\w-]{1,24}$/.test(key) ? key : createHash('sha1').update(key).digest('hex').slice(0, 12)
}
