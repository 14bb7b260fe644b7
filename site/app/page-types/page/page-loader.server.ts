import type { PageDependencies } from '../../clients/content/cache/page-dependencies.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import type { SiteContext } from '../../context.server.ts'
import type { PageHead } from '../../features/metadata/page-head.ts'

/** What a page type may use to make its page. */
export type PageRequest = {
  content: ContentSource
  env: SiteContext['env']
  route: PageRoute
  url: URL
  /** Whether a page of ours or of the booking site led here. */
  cameFromUs: boolean
  /** A loader notes here when the page will say something else. */
  uses: PageDependencies
  /** Whether a travel agent is signed in. */
  isAgent: boolean
  /** Milliseconds since 1970. */
  now: number
  /** The Malaysian calendar day at `now`. */
  today: string
}

/** Makes the page model of one type. Rejects with an `UpstreamFailure` when the page itself cannot be read. */
export type PageLoader = (request: PageRequest) => Promise<{ type: string; head: PageHead }>
