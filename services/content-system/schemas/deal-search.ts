import * as z from 'zod'
import { airline, day, hotelCity, type offerProduct, station, text, weekday } from './values.ts'

/** What a deal's search needs. Which of it a deal may have, and must, follows from what it is. */
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
    .describe('How many nights, or days of a car, the search begins with'),
}

type Product = z.infer<typeof offerProduct>
type Property = keyof typeof dealSearch
type Rules = { needs: Property[]; may: Property[] }

const period = ['travelFrom', 'travelUntil', 'nights'] as const
const flight = ['cabin', 'guests', 'nonStop', 'promoCode', 'weekdays'] as const
const hotel = ['rooms', 'guests', 'promoCode', 'weekdays'] as const

const searches: Record<Exclude<Product, 'package'>, Rules> = {
  flight: { needs: ['fromStation', 'toStation', 'airline', ...period], may: [...flight] },
  hotel: { needs: ['city', 'hotel', 'stars', ...period], may: [...hotel] },
  'flight-plus-hotel': {
    needs: ['fromStation', 'toStation', 'airline', 'hotel', 'stars', ...period],
    may: [...flight, ...hotel],
  },
  car: { needs: ['toStation', ...period], may: ['weekdays'] },
}

/** What a deal that leads to a page instead may say on its card. */
const withoutSearch: Rules = { needs: [], may: ['airline', 'hotel', 'stars', 'promoCode', 'travelFrom', 'travelUntil'] }

type Deal = z.infer<z.ZodObject<typeof dealSearch>> & {
  product: Product
  link?: string | undefined
  validUntil: string
}

/** What is wrong with a deal's search: each product has the facts of its own form, or a link in their place. */
export function faultsOfSearch(deal: Deal): { property: string; message: string }[] {
  const { product, link, travelFrom = '', travelUntil = '', validUntil } = deal
  const fault = (property: string, message: string) => ({ property, message })
  if (product === 'package' && !link) return [fault('link', 'must be the page of the package')]
  const isSearched = product !== 'package' && (!link || deal.toStation !== undefined || deal.city !== undefined)
  if (isSearched && link) return [fault('link', 'is not needed: the deal leads to its search')]
  const { needs, may } = isSearched ? searches[product] : withoutSearch
  const allowed: string[] = [...needs, ...may]
  const faults = needs
    .filter(property => deal[property] === undefined)
    .map(property => fault(property, `is missing: the search of a ${product} needs it, unless the deal has a link`))
  const strange = Object.keys(dealSearch).filter(
    name => deal[name as Property] !== undefined && !allowed.includes(name),
  )
  faults.push(
    ...strange.map(name => fault(name, `is nothing that a ${product} ${isSearched ? '' : 'with a link '}has`)),
  )
  if (travelFrom && travelUntil && travelUntil < travelFrom) {
    faults.push(fault('travelUntil', 'lies before travelFrom'))
  } else if (travelUntil && travelUntil < validUntil) {
    faults.push(fault('travelUntil', 'lies before validUntil: the last to book could not travel any more'))
  }
  return faults
}
