const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** In seconds. */
export const cacheLifetimes = {
  page: { fresh: minute, stale: day },
  /** Behind a CDN that is purged when content changes. */
  edgePage: { fresh: day, staleIfError: day },
  notFoundPage: { fresh: 10 },
  content: { fresh: minute, stale: day },
} as const

export const cacheControl = {
  /** Browsers revalidate each time, because content can change at any minute. */
  page: 'public, max-age=0, must-revalidate',
  prefetched: `private, max-age=${minute}`,
  suggestions: `public, max-age=${minute}`,
  /** An owner's correction shows at once. */
  holidays: `public, max-age=${minute}`,
  airports: `public, max-age=${day}`,
  /** For a file whose name stays when it changes. */
  file: `public, max-age=${day}`,
  /** For a file whose address changes with it. */
  immutable: `public, max-age=${year}, immutable`,
  pictureMoved: `public, max-age=${minute}`,
  never: 'no-store',
  personal: 'private, no-store',
  preview: 'no-store, private',
} as const

/** In seconds; `staleIfError` applies while the site is down. */
export function sharedPage(fresh: number, stale: number, staleIfError = stale): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`
}
