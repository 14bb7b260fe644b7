import { daysBetween, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { englishValue, type Offer, type Offers } from '../offer.ts'
import { oneOf, share, wholeRinggit } from './share.ts'

export type RoomSearch = {
  /** `Langkawi, Malaysia`. */
  place: string
  arrive: string
  leave: string
  rooms: number
  /** 1 to 5; 0 for all. */
  stars: number
}

/** Invented names. */
const names = [
  'The Lantern House',
  'Garden Terrace Hotel',
  'Station Square Inn',
  'Old Quarter Rooms',
  'Harbour Light Hotel',
  'The Long Verandah',
  'Hill View Residence',
  'Riverside Court',
  'Market Lane Hotel',
  'The Quiet Courtyard',
] as const

const areas = ['centre', 'station', 'water', 'town', 'near'] as const

/** Deterministic for a search. */
export function sampleRooms(search: RoomSearch): Offers {
  return {
    kind: 'rooms',
    filters: ['stars', 'board', 'cancel'],
    orders: ['stars'],
    list: names.map(name => room(search, name)),
    wished: search.stars ? { stars: englishValue(search.stars as 1 | 2 | 3 | 4 | 5) } : {},
  }
}

function room({ place, arrive, leave, rooms }: RoomSearch, name: string): Offer {
  const stars = oneOf([3, 3, 4, 4, 5, 2], 'stars', place, name)
  const board = oneOf(['breakfast', 'roomOnly'], 'board', place, name)
  const cancel = oneOf(['freeCancellation', 'nonRefundable'], 'cancel', place, name)
  const nights = daysBetween(arrive, leave)
  const weekend = weekdayOf(arrive) > 3 ? 1.15 : 1
  const night = (60 + 24 * stars ** 2) * (0.8 + 0.5 * share('night', place, name, arrive)) * weekend
  const say = resultsWords()
  const city = place.split(',')[0] ?? place
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    title: `${name}, ${city}`,
    facts: [say.areas[oneOf(areas, 'area', place, name)], say.values[board], say.values[cancel]],
    legs: [],
    price: rooms * nights * wholeRinggit(night),
    priceFor: say.stay({ rooms, nights }),
    traits: { stars: englishValue(stars), board: englishValue(board), cancel: englishValue(cancel) },
    ranks: { stars: -stars },
  }
}
