import type { HotelSearchPath } from '@agency/contracts/booking/searches/hotel-search.ts'

/** What a booking site of a kind (`BOOKING_RECEIVER`) expects of searches, and of agents' calls. */
export function bookingReceiver(kind: 'current' | '2019', hotelSearchPath: HotelSearchPath | undefined) {
  const expected = kind === '2019' ? receiverOf2019 : currentReceiver
  return hotelSearchPath ? { ...expected, HOTEL_SEARCH_PATH: hotelSearchPath } : expected
}

type Receiver = {
  HOTEL_SEARCH_PATH: HotelSearchPath
  /** The trip type of a flight with a hotel. */
  PACKAGE_TRIP_TYPE: 'Round' | 'Return'
  /** With `key` the validation key itself, which browsers then see. */
  AGENT_VERIFICATION: 'hmac' | 'key'
  VERIFICATION_ENCODING: 'utf8' | 'utf16le'
}

const currentReceiver: Receiver = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch20',
  PACKAGE_TRIP_TYPE: 'Round',
  AGENT_VERIFICATION: 'hmac',
  VERIFICATION_ENCODING: 'utf8',
}

const receiverOf2019: Receiver = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch',
  PACKAGE_TRIP_TYPE: 'Return',
  AGENT_VERIFICATION: 'key',
  VERIFICATION_ENCODING: 'utf16le',
}
