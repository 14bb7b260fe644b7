import type { PageDependencies } from '../../clients/content/cache/page-dependencies.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import type { SiteContext } from '../../context.server.ts'
import type { PageHead } from '../../features/metadata/page-head.ts'
import type { Translation } from '../../features/metadata/translations.ts'

export type PageRequest = {
  content: ContentSource
  /** The same system in English, for what code reads out of texts; equal to `content` on English pages. */
  english: ContentSource
  env: SiteContext['env']
  route: PageRoute
  url: URL
  /** A page with its addresses, the main language first; empty for a page in English only. */
  addressesAt(path: string): Translation[]
  /** The referrer is a page of ours or of the booking site. */
  cameFromUs: boolean
  /** A loader records here when the page will change. */
  uses: PageDependencies
  isAgent: boolean
  /** Milliseconds since 1970. */
  now: number
  /** The Malaysian calendar day at `now`. */
  today: string
}

/** Rejects with an `UpstreamFailure` when the page itself cannot be read. */
export type PageLoader = (request: PageRequest) => Promise<{ type: string; head: PageHead }>
