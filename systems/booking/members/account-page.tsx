import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Visitor } from '../identity/sessions/sessions.ts'
import { page } from '../pages/page.tsx'

const pages: [path: string, name: string][] = [
  [bookingLinks.manageProfile, 'Profile'],
  [bookingLinks.managePassword, 'Change Password'],
  [bookingLinks.upcomingTrips, 'Upcoming Trips'],
  [bookingLinks.travelHistory, 'Travel History'],
  [bookingLinks.frequentFlyer, 'Frequent Flyer'],
  [bookingLinks.travellerGroup, 'Traveller Group'],
  [bookingLinks.savedSearch, 'Saved Searches'],
]

export function accountPage(
  c: Context,
  { status = 200, title, main }: { status?: number; title: string; main: ReactNode },
) {
  return page(c, {
    status,
    title,
    main: (
      <div className="account">
        <nav aria-label="Your account">
          <p className="kicker">Hi, {signedIn(c).account.firstName}</p>
          <ul>
            {pages.map(([path, name]) => (
              <li key={path}>
                <a href={path} aria-current={path === c.req.path ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h1>{title}</h1>
          {main}
        </section>
      </div>
    ),
  })
}

export function signedIn(c: Context): Visitor {
  const { visitor } = c.var
  if (visitor === undefined) throw new Error('a path for signed-in visitors was reached without a session')
  return visitor
}
