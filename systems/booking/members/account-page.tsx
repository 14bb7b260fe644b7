import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { accountWords } from '@agency/words/booking/account/words.ts'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Visitor } from '../identity/sessions/sessions.ts'
import { page } from '../pages/page.tsx'

const paths = {
  profile: bookingLinks.manageProfile,
  password: bookingLinks.managePassword,
  upcoming: bookingLinks.upcomingTrips,
  history: bookingLinks.travelHistory,
  flyer: bookingLinks.frequentFlyer,
  group: bookingLinks.travellerGroup,
  searches: bookingLinks.savedSearch,
}

export type AccountPageName = keyof typeof paths

export function accountPage(
  c: Context,
  { status = 200, name, main }: { status?: number; name: AccountPageName; main: ReactNode },
) {
  const say = accountWords()
  const title = say.pages[name]
  return page(c, {
    status,
    title,
    main: (
      <div className="account">
        <nav aria-label={say.label}>
          <p className="kicker">{say.hi(signedIn(c).account.firstName)}</p>
          <ul>
            {Object.entries(paths).map(([one, path]) => (
              <li key={path}>
                <a href={path} aria-current={path === c.req.path ? 'page' : undefined}>
                  {say.pages[one as AccountPageName]}
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
