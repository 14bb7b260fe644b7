import type { Session } from '@agency/contracts/session/session-cookie.server.ts'

/** What a request says about its visitor. */
export type Knowledge = {
  /** The session of a signed-in visitor. */
  session: Session | undefined
  /** Whether the request has an expired cookie: the booking site may still have the session. */
  isLapsed: boolean
  /** A `Set-Cookie` value that prolongs the session. */
  renewal?: string
}

/** One way to recognise visitors who are signed in at the booking site; the setting `SESSION` chooses it. */
export type VisitorSessions = {
  /** The cookie that every signed-in visitor sends; undefined where there are no sessions. */
  cookieName: string | undefined
  /** @param cookies The `Cookie` header. */
  read: (cookies: string | undefined) => Promise<Knowledge>
}

export const anonymous: Knowledge = { session: undefined, isLapsed: false }
