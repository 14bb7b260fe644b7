import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { areNearlyAll } from '@agency/reference-data/states.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import type { CalendarHoliday, CalendarHolidays, SchoolBreak } from '../features/search/calendar/calendar-days.ts'
import { loadHolidays, replacementDays } from '../features/site-settings/days-off.server.ts'
import type { Route } from './+types/search-holidays'

/** The public and school holidays that calendars mark, from this month on. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const month = malaysianDay(now).slice(0, 7)
  const known = await loadHolidays(content, env)
  const holidays = known.publicHolidays.map(day => ({ ...day, isMinor: !areNearlyAll(day.states) }))
  const replacements = replacementDays(known).map(day => ({ ...day, name: `${day.name}, replacement`, isMinor: true }))
  const publicHolidays = [...holidays, ...replacements]
    .filter(({ day }) => day >= month)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, name, where, expected, isMinor }): CalendarHoliday => {
      const words = [where, expected && 'expected'].filter(Boolean).join(', ')
      return { day, name: words ? `${name} (${words})` : name, ...(isMinor && { isMinor }) }
    })
  const schoolHolidays = known.schoolHolidays
    .filter(({ last }) => last >= month)
    .map(({ first, last, where }): SchoolBreak => ({ first, last, where }))
  const marked: CalendarHolidays = { publicHolidays, schoolHolidays }
  return Response.json(marked, { headers: { 'cache-control': cacheControl.holidays } })
}
