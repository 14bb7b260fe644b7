import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'

/** A journey's days with its hotels. */
export type Stay = { itinerary: ItineraryDay[]; hotels: TripHotel[] }

/** Changes the hotel of a place, or adds one. */
export function withHotel(hotels: TripHotel[], place: string, part: TripHotel): TripHotel[] {
  const index = hotels.findIndex(hotel => hotel.place === place)
  if (index < 0) return [...hotels, { place, ...part }]
  const merged = Object.entries({ ...hotels[index], ...part }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const { place: _, stars, hotel, kind, ...rest } = Object.fromEntries(merged) as TripHotel
  return hotels.with(index, { place, ...(stars && { stars }), ...(hotel && { hotel }), ...(kind && { kind }), ...rest })
}

/**
 * The hotels after an overnight place was renamed. The hotel moves along if no other night is spent in the old place
 * and the new place has no hotel yet.
 */
export function hotelsMoved({ itinerary, hotels }: Stay, before: string | undefined, after: string | undefined) {
  const isLeft = before !== undefined && !itinerary.some(({ overnight }) => overnight === before)
  const isFree = after !== undefined && !hotels.some(({ place }) => place === after)
  return isLeft && isFree ? hotels.map(hotel => (hotel.place === before ? { ...hotel, place: after } : hotel)) : hotels
}

/** Hotels in places without an overnight stay. */
export function unusedHotels({ itinerary, hotels }: Stay): TripHotel[] {
  return hotels.filter(({ place }) => !itinerary.some(({ overnight }) => overnight === place))
}
