import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { readPublicHolidays } from '@agency/reference-data/public-holidays.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import type { CalendarHoliday } from '../features/search/calendar/calendar-holiday.ts'
import type { Route } from './+types/search-holidays'

/** The public holidays that calendars mark, from this month on. */
export function loader({ context }: Route.LoaderArgs) {
  const { env, now } = context.get(siteContext)
  const month = malaysianDay(now).slice(0, 7)
  const holidays = readPublicHolidays(env.HOLIDAYS_FILE)
    .filter(({ day }) => day >= month)
    .map(({ day, name, where, expected }): CalendarHoliday => {
      const words = [where, expected && 'expected'].filter(Boolean).join(', ')
      return { day, name: words ? `${name} (${words})` : name }
    })
  return Response.json({ holidays }, { headers: { 'cache-control': cacheControl.holidays } })
}
