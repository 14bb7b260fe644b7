import { named } from '@agency/contracts/manage/field-meta.ts'
import type { DealFact } from '@agency/contracts/manage/offers/deal.ts'
import * as z from 'zod'
import { airline, day, fact, hotelCity, station, term, weekday, whole } from './values.ts'

/** The fields of a deal's search. `dealFaults` decides which of them a deal may have and needs. */
export const dealSearch = {
  fromStation: named('From', station).optional().describe('The airport or city where the flight starts'),
  toStation: named('To', station)
    .optional()
    .describe('The airport or city where the flight leads; for a car, where it is picked up'),
  city: named('Town', hotelCity).optional().describe('The town of the hotel'),
  airline: airline.optional().describe('The airline on the card; the search prefers it'),
  nonStop: named('Direct flights only', z.boolean()).optional().describe('The search shows direct flights only'),
  hotel: term.optional().describe('The name of the hotel or its kind, for example Beach resort'),
  stars: whole(1, 5).optional().describe('The number of stars, from 1 to 5'),
  cabin: z.enum(['Y', 'S', 'C', 'F']).optional().describe('The cabin of the flight'),
  rooms: whole(1, 8).optional().describe('How many rooms the search asks for; 1 unless you say'),
  guests: named('Adults', whole(1, 7)).optional().describe('How many adults the search asks for; 1 unless you say'),
  promoCode: fact.optional().describe('The code that the search fills in, for example STUDENT10'),
  travelFrom: day.optional().describe('The first day of the travel period'),
  travelUntil: day.optional().describe('The last day of the travel period, on which travellers may come back'),
  weekdays: z
    .array(weekday)
    .min(1)
    .optional()
    .describe('The weekdays on which the trip may begin; any day without a choice'),
  nights: whole(1, 60)
    .meta({ kind: 'nights' })
    .optional()
    .describe('How many nights or days of a car the search begins with; for a package, the nights away'),
  blackouts: named(
    'Not between',
    z.array(
      named(
        'Days',
        z
          .strictObject({
            first: named('First day', day).describe('The first day'),
            last: named('Last day', day).describe('The last day'),
          })
          .refine(({ first, last }) => first <= last, { error: 'lies before the first day', path: ['last'] }),
      ),
    ),
  )
    .optional()
    .describe('Days on which the deal cannot be used, for example Chinese New Year'),
} satisfies Record<DealFact, z.ZodType>
