import { daysBetween, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import type { Offer, Offers } from '../offer.ts'
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

const areas = [
  'In the centre',
  'Near the station',
  'By the water',
  'In the old town',
  '10 minutes from the centre',
] as const

/** Deterministic for a search. */
export function sampleRooms(search: RoomSearch): Offers {
  return {
    noun: 'rooms',
    filters: [
      { name: 'stars', label: 'Stars' },
      { name: 'board', label: 'Meals' },
      { name: 'cancel', label: 'Cancellation' },
    ],
    orders: [{ name: 'stars', label: 'Most stars first' }],
    list: names.map(name => room(search, name)),
    wished: search.stars ? { stars: inStars(search.stars) } : {},
  }
}

function room({ place, arrive, leave, rooms }: RoomSearch, name: string): Offer {
  const stars = oneOf([3, 3, 4, 4, 5, 2], 'stars', place, name)
  const board = oneOf(['Breakfast included', 'Room only'], 'board', place, name)
  const cancel = oneOf(['Free cancellation', 'Non-refundable'], 'cancel', place, name)
  const nights = daysBetween(arrive, leave)
  const weekend = weekdayOf(arrive) > 3 ? 1.15 : 1
  const night = (60 + 24 * stars ** 2) * (0.8 + 0.5 * share('night', place, name, arrive)) * weekend
  const city = place.split(',')[0] ?? place
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    title: `${name}, ${city}`,
    facts: [oneOf(areas, 'area', place, name), board, cancel],
    legs: [],
    price: rooms * nights * wholeRinggit(night),
    priceFor: `${rooms === 1 ? '1 room' : `${rooms} rooms`}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    traits: { stars: inStars(stars), board, cancel },
    ranks: { stars: -stars },
  }
}

const inStars = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`)
