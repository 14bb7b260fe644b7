/** Seconds. */
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** How long pages and content are fresh, and how long they may be served stale, in seconds. */
export const cacheLifetimes = {
  page: { fresh: minute, stale: day },
  /** In a cache before the site that is purged when content changes. */
  edgePage: { fresh: day, staleIfError: day },
  notFoundPage: { fresh: 10 },
  content: { fresh: minute, stale: day },
} as const

/** Every `cache-control` of the site, for browsers and a CDN. */
export const cacheControl = {
  /** A page: browsers ask each time, because content can change at any minute. */
  page: 'public, max-age=0, must-revalidate',
  /** A page that a browser fetches before its link is pressed: it is shown without another request. */
  prefetched: `private, max-age=${minute}`,
  suggestions: `public, max-age=${minute}`,
  /** An owner corrects a day at once. */
  holidays: `public, max-age=${minute}`,
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

/**
 * A page that a CDN may serve for `fresh` seconds, for `stale` more seconds while it revalidates, and for `staleIfError` while the
 * site is down.
 */
export function sharedPage(fresh: number, stale: number, staleIfError = stale): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`
}
