import type { DayRules } from './checks.ts'
import { defaultDaysAhead } from './products.ts'

/** For tests: everything can be booked from today on. */
export const sampleDayRules: DayRules = {
  leadDays: { flights: 0, hotels: 0, packages: 0, cars: 0 },
  daysAhead: defaultDaysAhead,
  hotline: '+60 3-5550 0100',
}
