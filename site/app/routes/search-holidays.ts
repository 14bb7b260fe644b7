import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { readHolidays } from '@agency/reference-data/holidays.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import type { CalendarHoliday, CalendarHolidays } from '../features/search/form/calendar-days.ts'
import type { Route } from './+types/search-holidays'

/** The public and school holidays that calendars mark, from this month on. */
export function loader({ context }: Route.LoaderArgs) {
  const { env, now } = context.get(siteContext)
  const month = malaysianDay(now).slice(0, 7)
  const known = readHolidays(env.HOLIDAYS_FILE)
  const publicHolidays = known.publicHolidays
    .filter(({ day }) => day >= month)
    .map(({ day, name, where, expected }): CalendarHoliday => {
      const words = [where, expected && 'expected'].filter(Boolean).join(', ')
      return { day, name: words ? `${name} (${words})` : name }
    })
  const schoolHolidays = known.schoolHolidays.filter(({ last }) => last >= month)
  const holidays: CalendarHolidays = { publicHolidays, schoolHolidays }
  return Response.json(holidays, { headers: { 'cache-control': cacheControl.holidays } })
}
