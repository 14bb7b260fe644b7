import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { trips } from '../../database/travel-tables.ts'
import { sitePath } from '../../http/know-site.ts'
import { accountPage, signedIn } from '../account-page.tsx'
import { TripCards } from './trip-cards.tsx'

/** `/Account/UpcomingTrips` and `/Account/TravelHistory`: a trip is past on the day after its last one, in Malaysia. */
export function addTrips(app: Hono<ServiceEnv>, { db }: Booking): void {
  const isOwn = (accountId: number) => eq(trips.accountId, accountId)

  app.get('/Account/UpcomingTrips', async c => {
    const coming = gte(trips.endsOn, malaysianDay(new Date()))
    const list = await db
      .select()
      .from(trips)
      .where(and(isOwn(signedIn(c).account.id), coming))
      .orderBy(asc(trips.startsOn))
    const home = (text: string) => <a href={c.var.siteUrl + sitePath('/')}>{text}</a>
    const none = <Sentence of={accountWords().trips.none(home)} />
    return accountPage(c, { name: 'upcoming', main: <TripCards list={list} none={none} /> })
  })

  app.get('/Account/TravelHistory', async c => {
    const past = lt(trips.endsOn, malaysianDay(new Date()))
    const list = await db
      .select()
      .from(trips)
      .where(and(isOwn(signedIn(c).account.id), past))
      .orderBy(desc(trips.startsOn))
    const none = accountWords().trips.noHistory
    return accountPage(c, { name: 'history', main: <TripCards list={list} none={none} /> })
  })
}
