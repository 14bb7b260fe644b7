import type { DayRules } from '../reading/check-days.ts'

/** What tests go by: everything can be booked from today on. */
export const sampleDayRules: DayRules = {
  leadDays: { flights: 0, hotels: 0, packages: 0, cars: 0 },
  hotline: '+60 3-5550 0100',
}
