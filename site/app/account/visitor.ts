import { KEEP_SESSION_PATH } from '@agency/contracts/booking/keep-session.ts'
import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { Session } from '@agency/contracts/session-cookie.server.ts'

/** The signed-in person as pages show them. */
export type Visitor = {
  firstName: string
  isAgent: boolean
  links: { name: string; href: string }[]
  logOffAction: string
  /** Asked in the background while somebody reads our pages, so that the session goes on. */
  keepSessionUrl: string
}

const linkNames: [keyof typeof bookingLinks, string][] = [
  ['manageProfile', 'Profile'],
  ['managePassword', 'Change Password'],
  ['upcomingTrips', 'Upcoming Trips'],
  ['travelHistory', 'Travel History'],
  ['frequentFlyer', 'Frequent Flyer'],
  ['travellerGroup', 'Traveller Group'],
  ['savedSearch', 'Saved Searches'],
]

/**
 * What pages show of a session.
 * @param booking Address of the booking site for this visitor.
 * @param origin Where the booking site sends the visitor after logging off.
 */
export function visitorOf(session: Session, booking: string, origin: string): Visitor {
  return {
    firstName: session.firstName,
    isAgent: session.isAgent,
    links: linkNames.map(([link, name]) => ({ name, href: booking + bookingLinks[link] })),
    keepSessionUrl: booking + KEEP_SESSION_PATH,
    logOffAction: `${booking}/Account/LogOff?ReturnUrl=${encodeURIComponent(origin)}`,
  }
}
