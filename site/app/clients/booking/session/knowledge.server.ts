import type { Session } from '@agency/contracts/session/session-cookie.server.ts'

/** What is known of whoever sent a request. */
export type Knowledge = {
  /** Who is signed in. */
  session: Session | undefined
  /** Whether a cookie that has run out came along: the booking site may still have its session. */
  isLapsed: boolean
  /** A cookie to send back, as `Set-Cookie` has it, so that the session goes on. */
  renewal?: string
}

/** One way of knowing who is signed in at the booking site: the setting `SESSION` chooses one. */
export type VisitorSessions = {
  /** The cookie without which nobody is signed in; undefined where nobody ever is. */
  cookieName: string | undefined
  /** @param cookies The `Cookie` header. */
  read: (cookies: string | undefined) => Promise<Knowledge>
}

export const nobody: Knowledge = { session: undefined, isLapsed: false }
