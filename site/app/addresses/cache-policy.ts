/** Seconds. */
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** How long pages and what they are made of are fresh, and how long they may serve once they are not. Seconds. */
export const cacheLifetimes = {
  page: { fresh: minute, stale: day },
  notFoundPage: { fresh: 10 },
  content: { fresh: minute, stale: day },
} as const

/** What answers say about being cached, in browsers and by a CDN in front: every `cache-control` of the site. */
export const cacheControl = {
  /** A page: browsers ask each time, because content can change at any minute. */
  page: 'public, max-age=0, must-revalidate',
  suggestions: `public, max-age=${minute}`,
  holidays: `public, max-age=${hour}`,
  airports: `public, max-age=${day}`,
  /** A file whose name stays when it changes. */
  file: `public, max-age=${day}`,
  /** A file or picture whose address changes with it. */
  immutable: `public, max-age=${year}, immutable`,
  /** An address that a picture no longer has. */
  pictureMoved: `public, max-age=${minute}`,
  /** Forms, failures and other short-lived answers. */
  never: 'no-store',
  /** What one visitor sees. */
  personal: 'private, no-store',
  preview: 'no-store, private',
} as const

/** A page that a CDN may send by itself for `fresh` seconds, and for `stale` more while it asks or while we are away. */
export function sharedPage(fresh: number, stale: number): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}
