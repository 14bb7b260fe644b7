import { daysBetween } from '@agency/contracts/dates/calendar-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import type { Offers } from '../offer.ts'
import { share, wholeRinggit } from './share.ts'

export type CarSearch = { place: string; returnPlace?: string | undefined; pickUp: string; back: string }

const cars = [
  { type: 'Small', title: 'Kia Picanto or similar', seats: 5, bags: 1, gear: 'Automatic', day: 95 },
  { type: 'Small', title: 'Toyota Yaris or similar', seats: 5, bags: 2, gear: 'Automatic', day: 110 },
  { type: 'Small', title: 'Suzuki Swift or similar', seats: 5, bags: 2, gear: 'Manual', day: 88 },
  { type: 'Saloon', title: 'Toyota Vios or similar', seats: 5, bags: 2, gear: 'Automatic', day: 115 },
  { type: 'Saloon', title: 'Honda City or similar', seats: 5, bags: 3, gear: 'Automatic', day: 155 },
  { type: 'SUV', title: 'Hyundai Creta or similar', seats: 5, bags: 3, gear: 'Automatic', day: 210 },
  { type: 'People carrier', title: 'Toyota Veloz or similar', seats: 7, bags: 2, gear: 'Automatic', day: 190 },
  { type: 'People carrier', title: 'Toyota Innova or similar', seats: 7, bags: 4, gear: 'Automatic', day: 265 },
] as const

/** Deterministic for a search. */
export function sampleCars({ place, returnPlace = place, pickUp, back }: CarSearch): Offers {
  const oneWay = returnPlace === place ? 0 : wholeRinggit(150 + 250 * share(place, returnPlace))
  const days = Math.max(1, daysBetween(pickUp, back))
  return {
    noun: 'cars',
    filters: [
      { name: 'type', label: 'Type of car' },
      { name: 'gear', label: 'Gears' },
    ],
    orders: [{ name: 'seats', label: 'Most seats first' }],
    wished: {},
    list: cars.map(({ type, title, seats, bags, gear, day }) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      facts: [
        type,
        `${seats} seats`,
        bags === 1 ? '1 suitcase' : `${bags} suitcases`,
        gear,
        ...(oneWay ? [`with ${formatSen(oneWay)} for the way back`] : []),
      ],
      legs: [],
      price: oneWay + days * wholeRinggit(day * (0.85 + 0.4 * share(place, title, pickUp))),
      priceFor: days === 1 ? '1 day' : `${days} days`,
      traits: { type, gear },
      ranks: { seats: -seats },
    })),
  }
}
