import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Booking } from '../../booking.ts'
import { trips } from '../../database/travel-tables.ts'
import { formatRinggit, slashedDay } from '../../pages/format.ts'
import type { Html } from '../../pages/page.ts'
import { accountPage, signedIn } from './account-page.ts'

type Trip = typeof trips.$inferSelect

/** `/Account/UpcomingTrips` and `/Account/TravelHistory`: a trip is past on the day after its last one, in Malaysia. */
export function addTrips(app: Hono<ServiceEnv>, { db }: Booking): void {
  const own = (accountId: number) => eq(trips.accountId, accountId)

  app.get('/Account/UpcomingTrips', async c => {
    const coming = gte(trips.endsOn, malaysianDay(new Date()))
    const list = await db
      .select()
      .from(trips)
      .where(and(own(signedIn(c).account.id), coming))
      .orderBy(asc(trips.startsOn))
    return accountPage(c, {
      title: 'Upcoming Trips',
      main: tripList(list, html`Nothing is booked yet. <a href="${c.var.siteUrl}/">Find your next trip</a>.`),
    })
  })

  app.get('/Account/TravelHistory', async c => {
    const past = lt(trips.endsOn, malaysianDay(new Date()))
    const list = await db
      .select()
      .from(trips)
      .where(and(own(signedIn(c).account.id), past))
      .orderBy(desc(trips.startsOn))
    return accountPage(c, { title: 'Travel History', main: tripList(list, html`Your past trips will be listed here.`) })
  })
}

function tripList(list: Trip[], none: Html): Html {
  if (list.length === 0) return html`<p class="lead">${none}</p>`
  return html`<ul class="rows">${list.map(
    trip => html`<li><div><h2>${trip.title}</h2>
<p>${days(trip)}</p><p class="hint">Reference ${trip.reference} · ${trip.product} · ${formatRinggit(trip.paid)}</p></div>
<p class="tag">${trip.status}</p></li>`,
  )}</ul>`
}

function days({ startsOn, endsOn }: Trip): string {
  return startsOn === endsOn ? slashedDay(startsOn) : `${slashedDay(startsOn)} to ${slashedDay(endsOn)}`
}
