import type { DealFact } from '@agency/contracts/manage/offers/deal.ts'
import * as z from 'zod'
import { airline, day, hotelCity, station, text, weekday } from './values.ts'

/** What a deal's search needs. Which of it a deal may have, and must, follows from what it is: see `dealFaults`. */
export const dealSearch = {
  fromStation: station.optional().describe('Flights: where they start'),
  toStation: station.optional().describe('Flights: where they lead. Cars: the airport they are picked up at'),
  city: hotelCity.optional().describe('Hotels: where'),
  airline: airline.optional().describe('Flights: who flies, on the card and preferred in the search'),
  nonStop: z.boolean().optional().describe('Flights: only direct ones are searched'),
  hotel: text.optional().describe('Hotels: the name, or what kind of house it is'),
  stars: z.number().int().min(1).max(5).optional().describe('Hotels: how many stars'),
  cabin: z.enum(['Y', 'S', 'C', 'F']).optional().describe('Flights: economy, premium economy, business or first'),
  rooms: z.number().int().min(1).max(8).optional().describe('Hotels: how many rooms are searched; 1 unless set'),
  guests: z.number().int().min(1).max(7).optional().describe('How many adults are searched for; 1 unless set'),
  promoCode: text.optional().describe('The code that the search is filled in with'),
  travelFrom: day.optional().describe('The first day of the travel period'),
  travelUntil: day.optional().describe('Its last day, on which one may come back'),
  weekdays: z.array(weekday).min(1).optional().describe('On which weekdays one may begin; any unless set'),
  nights: z
    .number()
    .int()
    .min(1)
    .max(60)
    .optional()
    .describe('How many nights, or days of a car, the search begins with; for a package, the nights away'),
  blackouts: z
    .array(
      z
        .strictObject({ first: day.describe('The first day'), last: day.describe('The last one') })
        .refine(({ first, last }) => first <= last, { error: 'lies before the first day', path: ['last'] }),
    )
    .optional()
    .describe('Days of the travel period on which it cannot be used, such as a festival'),
} satisfies Record<DealFact, z.ZodType>
