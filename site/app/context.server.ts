import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { createContext } from 'react-router'
import type { PagePolicy } from '../server/http/security-headers.ts'
import type { Env } from '../server/settings/env.ts'
import type { PageDependencies } from './clients/content/cache/page-dependencies.server.ts'
import type { ContentSource } from './clients/content/content-source.server.ts'
import type { EnquiryDesk } from './features/enquiry/enquiry-desk.server.ts'
import type { PersonCheck } from './features/enquiry/person-check/person-check.server.ts'

/** Everything a loader or action may reach for. Made once a request in `site.server.ts`. */
export type SiteContext = {
  env: Env
  content: ContentSource
  enquiries: EnquiryDesk
  /** The step that suspicious forms have to pass. */
  personCheck: PersonCheck
  log: Logger
  requestId: string
  /** Who is signed in, by the verified cookie; nobody is when it is undefined. */
  session: Session | undefined
  /** Whether a cookie that has run out came along: the booking site may still have its session. */
  isLapsed: boolean
  /** Whether a page of ours or of the booking site led here. */
  cameFromUs: boolean
  /** Where the request comes from, for limits only. */
  visitorAddress: string
  /** What the page is made from; a loader notes here when it will say something else. */
  uses: PageDependencies
  /** The policy to send the page with. */
  policy: PagePolicy
  /**
   * What came of the request: the type of page, for figures, and the bytes of a document. They travel beside the response,
   * which would copy them three times. `failed` is the status that a thrown error leads to: React Router hides the error
   * itself from whatever shows it.
   */
  made: { type: string; document?: Buffer; failed?: number }
  /** The moment of the request, in milliseconds since 1970. */
  now: number
}

export const siteContext = createContext<SiteContext>()
