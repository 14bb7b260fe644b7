export type OfferFault = { path: (string | number)[]; message: string }

export type ItineraryDay = {
  day?: number
  title?: string
  text?: string
  stops?: { place?: string; by?: string }[]
  meals?: string
  overnight?: string
}

export type TripHotel = { place?: string; stars?: number; hotel?: string; kind?: string; sample?: boolean }

export type Trip = {
  nights?: number
  days?: number
  itinerary?: ItineraryDay[]
  hotels?: TripHotel[]
  hotelsNamedDays?: number
}

/** Until the next entry begins; the last counts as one day. */
export function daysOfEntries(itinerary: ItineraryDay[]): number[] {
  return itinerary.map(({ day }, at) => Math.max(1, (itinerary[at + 1]?.day ?? 0) - (day ?? 0)))
}

export function nightsSpent(itinerary: ItineraryDay[]): number {
  const days = daysOfEntries(itinerary)
  return itinerary.reduce((sum, { overnight }, at) => (overnight ? sum + (days[at] ?? 1) : sum), 0)
}

export function tripFaults(trip: Trip): OfferFault[] {
  const { itinerary = [] } = trip
  return [...lengthFaults(trip), ...itinerary.flatMap((_, at) => dayFaults(itinerary, at)), ...hotelFaults(trip)]
}

/** Nights in transit need no hotel, so there may be fewer nights than days less one, never more. */
function lengthFaults({ nights, days, itinerary = [] }: Trip): OfferFault[] {
  const last = itinerary.at(-1)?.day
  if (days !== undefined && last !== undefined && days !== last)
    return [{ path: ['days'], message: `${days} days, but the itinerary ends on day ${last}` }]
  const maxDays = days ?? last
  if (nights === undefined) return []
  if (maxDays !== undefined && nights >= maxDays)
    return [{ path: ['nights'], message: `${nights} nights do not fit into ${maxDays} days` }]
  const spent = nightsSpent(itinerary)
  if (spent === 0 || spent === nights) return []
  return [{ path: ['nights'], message: `${nights} nights, but the itinerary has overnight stays for ${spent}` }]
}

function dayFaults(itinerary: ItineraryDay[], at: number): OfferFault[] {
  const { day, title, text } = itinerary[at] ?? {}
  const before = itinerary[at - 1]?.day
  const fault = (property: string, message: string) => ({ path: ['itinerary', at, property], message })
  return [
    ...(!title?.trim() ? [fault('title', `day ${day ?? at + 1} has no title`)] : []),
    ...(!text?.trim() ? [fault('text', `day ${day ?? at + 1} has no text`)] : []),
    ...(day !== undefined && before !== undefined && day <= before
      ? [fault('day', `day ${day} comes after day ${before}`)]
      : []),
  ]
}

/** Every hotel is in a place with a night; stars need a hotel name, now or in time. */
function hotelFaults({ hotels = [], itinerary = [], hotelsNamedDays }: Trip): OfferFault[] {
  const nights = itinerary.map(({ overnight }) => overnight)
  const nameless = hotels.filter(({ stars, hotel }) => stars !== undefined && !hotel?.trim())
  return [
    ...hotels
      .filter(({ place }) => place !== undefined && !nights.includes(place))
      .map(({ place }) => ({ path: ['hotels'], message: `no overnight stay in ${place}` })),
    ...(hotelsNamedDays === undefined ? nameless : []).map(({ place = 'a hotel' }) => ({
      path: ['hotels'],
      message: `stars in ${place} without a name: name the hotel, or say how many days before departure you name it`,
    })),
  ]
}
