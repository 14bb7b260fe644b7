import { daysBetween } from '@agency/contracts/dates/calendar-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { englishValue, type Offers } from '../offer.ts'
import { share, wholeRinggit } from './share.ts'

export type CarSearch = { place: string; returnPlace?: string | undefined; pickUp: string; back: string }

const cars = [
  { type: 'small', model: 'Kia Picanto', seats: 5, bags: 1, gear: 'automatic', day: 95 },
  { type: 'small', model: 'Toyota Yaris', seats: 5, bags: 2, gear: 'automatic', day: 110 },
  { type: 'small', model: 'Suzuki Swift', seats: 5, bags: 2, gear: 'manual', day: 88 },
  { type: 'saloon', model: 'Toyota Vios', seats: 5, bags: 2, gear: 'automatic', day: 115 },
  { type: 'saloon', model: 'Honda City', seats: 5, bags: 3, gear: 'automatic', day: 155 },
  { type: 'suv', model: 'Hyundai Creta', seats: 5, bags: 3, gear: 'automatic', day: 210 },
  { type: 'people', model: 'Toyota Veloz', seats: 7, bags: 2, gear: 'automatic', day: 190 },
  { type: 'people', model: 'Toyota Innova', seats: 7, bags: 4, gear: 'automatic', day: 265 },
] as const

/** Deterministic for a search. */
export function sampleCars({ place, returnPlace = place, pickUp, back }: CarSearch): Offers {
  const oneWay = returnPlace === place ? 0 : wholeRinggit(150 + 250 * share(place, returnPlace))
  const days = Math.max(1, daysBetween(pickUp, back))
  const { car: say, values } = resultsWords()
  const english = resultsWords('en').car
  return {
    kind: 'cars',
    filters: ['type', 'gear'],
    orders: ['seats'],
    wished: {},
    list: cars.map(({ type, model, seats, bags, gear, day }) => ({
      id: model,
      title: say.similar(model),
      asked: english.similar(model),
      facts: [
        values[type],
        say.seats(seats),
        say.suitcases(bags),
        values[gear],
        ...(oneWay ? [say.wayBack(formatSen(oneWay))] : []),
      ],
      legs: [],
      price: oneWay + days * wholeRinggit(day * (0.85 + 0.4 * share(place, english.similar(model), pickUp))),
      priceFor: say.days(days),
      traits: { type: englishValue(type), gear: englishValue(gear) },
      ranks: { seats: -seats },
    })),
  }
}
