import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { markedHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { loadHolidays } from '../features/site-settings/days-off.server.ts'
import type { Route } from './+types/search-holidays'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const from = `${malaysianDay(now).slice(0, 7)}-01`
  const marked = markedHolidays(await loadHolidays(content, env), { from, to: '9999-12-31' })
  return Response.json(marked, { headers: { 'cache-control': cacheControl.holidays } })
}
