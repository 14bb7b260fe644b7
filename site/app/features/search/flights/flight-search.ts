import type { Station } from '../reading/station.ts'

export const cabinClasses = { Y: 'Economy', S: 'Premium economy', C: 'Business', F: 'First' } as const

export type CabinClass = keyof typeof cabinClasses

/** A flight search that can be handed over. Days are `YYYY-MM-DD` in Malaysia. */
export type FlightSearch = {
  from: Station
  to: Station
  oneWay: boolean
  depart: string
  /** The day of departure again on a one-way trip. */
  return: string
  adults: number
  children: number
  infants: number
  /** How many of them ask for student fares; undefined if nobody said so. */
  students: number | undefined
  cabin: CabinClass
  /** `MH - Malaysia Airlines`, or empty. */
  airline: string
  direct: boolean
  promo: string
}

/** A search for flights and hotel together, there and back. */
export type PackageSearch = FlightSearch & { oneWay: false; rooms: number }
