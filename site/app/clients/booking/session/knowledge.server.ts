import type { Session } from '@agency/contracts/session/session-cookie.server.ts'

export type Knowledge = {
  session: Session | undefined
  /** The cookie has expired, but the booking site may still have the session. */
  isLapsed: boolean
  renewal?: string
}

export type VisitorSessions = {
  cookieName: string | undefined
  read: (cookies: string | undefined) => Promise<Knowledge>
}

export const anonymous: Knowledge = { session: undefined, isLapsed: false }
