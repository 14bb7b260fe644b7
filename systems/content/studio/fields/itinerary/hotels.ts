import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'

export type Stay = { itinerary: ItineraryDay[]; hotels: TripHotel[] }

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
 * After a place was renamed: the hotel moves along if no other night is in the old place and the new one has no hotel.
 */
export function hotelsMoved({ itinerary, hotels }: Stay, before: string | undefined, after: string | undefined) {
  const isLeft = before !== undefined && !itinerary.some(({ overnight }) => overnight === before)
  const isFree = after !== undefined && !hotels.some(({ place }) => place === after)
  return isLeft && isFree ? hotels.map(hotel => (hotel.place === before ? { ...hotel, place: after } : hotel)) : hotels
}

export function unusedHotels({ itinerary, hotels }: Stay): TripHotel[] {
  return hotels.filter(({ place }) => !itinerary.some(({ overnight }) => overnight === place))
}
