/** What a property of an offer says that another one contradicts. `path` leads to the value. */
export type OfferFault = { path: (string | number)[]; message: string }

export type ItineraryDay = {
  day?: number
  title?: string
  text?: string
  stops?: { place?: string; by?: string }[]
  meals?: string
  overnight?: string
}

/** Where one sleeps: the house of a place that nights of the itinerary name. `hotel` is its name. */
export type TripHotel = { place?: string; stars?: number; hotel?: string; kind?: string; sample?: boolean }

/** A tour, sailing or stay as far as its day by day has to agree with the rest; finished, or still being written. */
export type Trip = {
  nights?: number
  days?: number
  itinerary?: ItineraryDay[]
  hotels?: TripHotel[]
  /** So many days before departure its hotels have names, where they have none yet. */
  hotelsNamedDays?: number
}

/** How many days each entry stands for: until the next one begins. The last stands for one. */
export function daysOfEntries(itinerary: ItineraryDay[]): number[] {
  return itinerary.map(({ day }, at) => Math.max(1, (itinerary[at + 1]?.day ?? 0) - (day ?? 0)))
}

/** How many nights of an itinerary are spent somewhere. */
export function nightsSpent(itinerary: ItineraryDay[]): number {
  const days = daysOfEntries(itinerary)
  return itinerary.reduce((sum, { overnight }, at) => (overnight ? sum + (days[at] ?? 1) : sum), 0)
}

/** What does not agree in a trip: for the content check as for the studio. Empty where everything does. */
export function tripFaults(trip: Trip): OfferFault[] {
  const { itinerary = [] } = trip
  return [...lengthFaults(trip), ...itinerary.flatMap((_, at) => dayFaults(itinerary, at)), ...hotelFaults(trip)]
}

/** Nights on the way there or back are spent in a seat, so there may be fewer nights than days less one, never more. */
function lengthFaults({ nights, days, itinerary = [] }: Trip): OfferFault[] {
  const last = itinerary.at(-1)?.day
  if (days !== undefined && last !== undefined && days !== last)
    return [{ path: ['days'], message: `${days} days, but the itinerary ends on day ${last}` }]
  const most = days ?? last
  if (nights === undefined) return []
  if (most !== undefined && nights >= most)
    return [{ path: ['nights'], message: `${nights} nights do not fit into ${most} days` }]
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

/** Hotels are in places where a night is spent, and stars are those of a house with a name, or of one that gets it in time. */
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
