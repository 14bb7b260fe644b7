import { KEEP_SESSION_PATH } from '@agency/contracts/booking/accounts/keep-session.ts'
import { WHO_AM_I_PATH } from '@agency/contracts/booking/accounts/who-am-i.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import type { SessionWay } from '../../../clients/booking/session/visitor-sessions.server.ts'
import type { SignInWay } from '../login/sign-in-links.ts'
import type { UserMenuItem } from '../user-menu.server.ts'

/** The signed-in person as pages show them. */
export type Visitor = {
  greetedAs: string
  isAgent: boolean
  links: { name: string; href: string; target: string | undefined }[]
  logOffAction: string
  /** Requested in the background while a visitor reads our pages, so that the session goes on; undefined where the site itself prolongs it. */
  keepSessionUrl: string | undefined
}

/** What the booking site is asked in the background so that its session goes on. */
const keptAlive: { [Way in SessionWay]?: string } = { jwe: KEEP_SESSION_PATH, endpoint: WHO_AM_I_PATH }

/** The name in the greeting; booking sites may know none. */
export const greetedAs = ({ firstName }: Pick<Session, 'firstName'>) => firstName || 'traveller'

/** Folders of the booking site; `/account` alone is a page of ours. */
const bookingPath = /^\/(?:member|account|tools|agent)\/./i

/**
 * What pages show of a session.
 * @param booking Address of the booking site for this visitor.
 * @param origin Where the booking site sends the visitor after logging off.
 * @param menu The entries of the visitor's menu.
 * @param ways How the site knows who is there, and whose forms are used.
 */
export function visitorOf(
  session: Session,
  booking: string,
  origin: string,
  menu: UserMenuItem[],
  ways: { SESSION: SessionWay; SIGN_IN: SignInWay },
): Visitor {
  // Our cookie has to go too, or the booking site takes no posts but its own.
  const keepsAlive = keptAlive[ways.SESSION]
  const logsOffHere = ways.SESSION === 'handoff' || ways.SIGN_IN === 'link'
  return {
    greetedAs: greetedAs(session),
    isAgent: session.isAgent,
    links: menu.map(({ name, menuLink, target }) => ({
      name,
      href: bookingPath.test(menuLink) ? booking + menuLink : menuLink,
      target: target || undefined,
    })),
    keepSessionUrl: keepsAlive ? booking + keepsAlive : undefined,
    logOffAction: logsOffHere ? '/account/log-off' : logOffAddress(booking, origin),
  }
}

/** Where the booking site ends its session; it takes a post, and sends the visitor back to `origin`. */
export function logOffAddress(booking: string, origin: string): string {
  return `${booking}/Account/LogOff?ReturnUrl=${encodeURIComponent(origin)}`
}
