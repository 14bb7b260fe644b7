import { keepSessionPath } from '@agency/contracts/booking/accounts/keep-session.ts'
import { whoAmIPath } from '@agency/contracts/booking/accounts/who-am-i.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { visitorWords } from '@agency/words/account/visitor/words.ts'
import type { SessionWay } from '../../../clients/booking/session/visitor-sessions.server.ts'
import type { SignInWay } from '../login/sign-in-links.ts'
import type { UserMenuItem } from '../user-menu.server.ts'

export type Visitor = {
  greetedAs: string
  isAgent: boolean
  links: { name: string; href: string; target: string | undefined }[]
  logOffAction: string
  /** Fetched in the background to prolong the session; undefined where the site itself prolongs it. */
  keepSessionUrl: string | undefined
}

/** Paths of the booking site that prolong a session. */
const keptAlive: { [Way in SessionWay]?: string } = { jwe: keepSessionPath, endpoint: whoAmIPath }

/** Some booking sites know no name. */
export const greetedAs = ({ firstName }: Pick<Session, 'firstName'>) => firstName || visitorWords().traveller

/** Folders of the booking site; `/account` alone is a page of ours. */
const bookingPath = /^\/(?:member|account|tools|agent)\/./i

/** @param booking The booking site's address. @param origin Its return address after logging off. */
export function visitorOf(
  session: Session,
  booking: string,
  origin: string,
  menu: UserMenuItem[],
  ways: { SESSION: SessionWay; SIGN_IN: SignInWay },
): Visitor {
  // Our cookie has to go too, or the booking site accepts posts from its own pages only.
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

/** The booking site ends its session on a post to it, and redirects to `origin`. */
export function logOffAddress(booking: string, origin: string): string {
  return `${booking}/Account/LogOff?ReturnUrl=${encodeURIComponent(origin)}`
}
