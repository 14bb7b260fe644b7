import { resultsWords } from '@agency/words/booking/results/words.ts'
import type { Offers } from '../offer.ts'
import { type FareSearch, sampleFares } from './fares.ts'
import { type RoomSearch, sampleRooms } from './rooms.ts'

/** Discount factor. */
const together = 0.92

/** Each room with one of the three cheapest fares. */
export function samplePackages(flight: FareSearch, stay: RoomSearch): Offers {
  const fares = sampleFares(flight)
  const cheapest = fares.list.toSorted((a, b) => a.price - b.price).slice(0, 3)
  const rooms = sampleRooms(stay)
  const say = resultsWords().package
  return {
    kind: 'packages',
    filters: [...fares.filters.slice(0, 2), ...rooms.filters.slice(0, 2)],
    orders: rooms.orders,
    wished: { ...fares.wished, ...rooms.wished },
    list: rooms.list.flatMap((room, position) => {
      const fare = cheapest[position % cheapest.length]
      if (fare === undefined) return []
      return {
        ...room,
        facts: [...room.facts.slice(0, 2), say.flights(fare.title)],
        legs: fare.legs,
        price: Math.round(((fare.price + room.price) * together) / 100) * 100,
        priceFor: say.priceFor({ party: flight.party, stay: room.priceFor }),
        traits: { ...fare.traits, ...room.traits },
      }
    }),
  }
}
