import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Visitor } from '../../identity/sessions/sessions.ts'
import { type Html, page } from '../../pages/page.ts'

const PAGES: [path: string, name: string][] = [
  [bookingLinks.manageProfile, 'Profile'],
  [bookingLinks.managePassword, 'Change Password'],
  [bookingLinks.upcomingTrips, 'Upcoming Trips'],
  [bookingLinks.travelHistory, 'Travel History'],
  [bookingLinks.frequentFlyer, 'Frequent Flyer'],
  [bookingLinks.travellerGroup, 'Traveller Group'],
  [bookingLinks.savedSearch, 'Saved Searches'],
]

/** A page of somebody's account, with the way to the others. */
export function accountPage(c: Context, { status, title, main }: { status?: number; title: string; main: Html }) {
  const links = PAGES.map(
    ([path, name]) =>
      html`<li><a href="${path}"${path === c.req.path ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )
  return page(c, {
    ...(status && { status }),
    title,
    main: html`<div class="account"><nav aria-label="Your account"><p class="kicker">Hi, ${signedIn(c).account.firstName}</p>
<ul>${links}</ul></nav><section><h1>${title}</h1>${main}</section></div>`,
  })
}

/** Who is signed in, on a path that only they reach. */
export function signedIn(c: Context): Visitor {
  const { visitor } = c.var
  if (visitor === undefined) throw new Error('nobody is signed in on a path that needs it')
  return visitor
}
