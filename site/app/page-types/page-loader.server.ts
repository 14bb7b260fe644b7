import type { ContentSource } from '../content/content-source.server.ts'
import type { PageRoute } from '../content/route-resolution.ts'
import type { Env } from '../env.server.ts'
import type { PageUses } from '../page-cache/page-uses.server.ts'
import type { PageHead } from './page-head.ts'

/** What a page type may use to make its page. */
export type PageRequest = {
  content: ContentSource
  env: Env
  route: PageRoute
  url: URL
  /** Whether a page of ours or of the booking site led here. */
  cameFromUs: boolean
  /** A loader notes here when the page will say something else. */
  uses: PageUses
  /** Milliseconds since 1970. */
  now: number
  /** The Malaysian calendar day at `now`. */
  today: string
}

/** Makes the page model of one type. Rejects with an `UpstreamFailure` when the page itself cannot be read. */
export type PageLoader = (request: PageRequest) => Promise<{ type: string; head: PageHead }>
