import type { DayRules } from '../reading/check-days.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'

/** What tests go by: everything can be booked from today on. */
export const sampleDayRules: DayRules = {
  leadDays: { flights: 0, hotels: 0, packages: 0, cars: 0 },
  daysAhead: usualDaysAhead,
  hotline: '+60 3-5550 0100',
}
