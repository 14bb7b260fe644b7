import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'

/** A journey's days with the houses of its nights. */
export type Stay = { itinerary: ItineraryDay[]; hotels: TripHotel[] }

/** The house of a place with some of it changed; one is added where there is none. */
export function withHotel(hotels: TripHotel[], place: string, part: TripHotel): TripHotel[] {
  const index = hotels.findIndex(hotel => hotel.place === place)
  if (index < 0) return [...hotels, { place, ...part }]
  const merged = Object.entries({ ...hotels[index], ...part }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const { place: _, stars, kind, ...rest } = Object.fromEntries(merged) as TripHotel
  return hotels.with(index, { place, ...(stars && { stars }), ...(kind && { kind }), ...rest })
}

/**
 * The houses after a night was renamed from one place to another: its house comes along where no night is spent in the first
 * place any more, and the other has none yet.
 */
export function housesMoved({ itinerary, hotels }: Stay, before: string | undefined, after: string | undefined) {
  const isLeft = before !== undefined && !itinerary.some(({ overnight }) => overnight === before)
  const isFree = after !== undefined && !hotels.some(({ place }) => place === after)
  return isLeft && isFree ? hotels.map(hotel => (hotel.place === before ? { ...hotel, place: after } : hotel)) : hotels
}

/** The houses of places where no night is spent any more. */
export function unusedHotels({ itinerary, hotels }: Stay): TripHotel[] {
  return hotels.filter(({ place }) => !itinerary.some(({ overnight }) => overnight === place))
}
