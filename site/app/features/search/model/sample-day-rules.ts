import { byProduct, defaultDaysAhead } from '@agency/contracts/site/products.ts'
import type { DayRules } from './checks.ts'

/** For tests: everything can be booked from today on. */
export const sampleDayRules: DayRules = {
  leadDays: byProduct(() => 0),
  daysAhead: defaultDaysAhead,
  hotline: '+60 3-5550 0100',
}
