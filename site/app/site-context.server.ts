import type { Logger } from '@agency/chassis/logger.ts'
import { createContext } from 'react-router'
import type { ContentSource } from './content/content-source.server.ts'
import type { Env } from './env.server.ts'

/** Everything a loader or action may reach for. Made once a request in `site.server.ts`. */
export type SiteContext = {
  env: Env
  content: ContentSource
  log: Logger
  requestId: string
  /** The moment of the request, in milliseconds since 1970. */
  now: number
}

export const siteContext = createContext<SiteContext>()
