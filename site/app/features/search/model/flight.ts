import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import {
  type AcceptedSearch,
  type BookingSite,
  briefDays,
  counted,
  type Field,
  listed,
  searchAction,
  searchAddress,
  unless,
} from './accepted-search.ts'
import { fieldDay } from './days.ts'
import type { Station } from './place.ts'

export const cabinClasses = ['Y', 'S', 'C', 'F'] as const

export type CabinClass = (typeof cabinClasses)[number]

/** Days are `YYYY-MM-DD` in Malaysia. */
export type FlightSearch = {
  from: Station
  to: Station
  oneWay: boolean
  depart: string
  /** Equals `depart` on a one-way trip. */
  return: string
  adults: number
  children: number
  infants: number
  /** The number of student fares; undefined if the field was left empty. */
  students: number | undefined
  cabin: CabinClass
  /** `MH - Malaysia Airlines`, or empty. */
  airline: string
  direct: boolean
  promo: string
}

export type PackageSearch = FlightSearch & { oneWay: false; rooms: number }

/** Packages also have `rooms`, and their `trip` is always `return`. */
export type FlightValues = {
  from: string
  to: string
  trip: string
  depart: string
  return: string
  adults: string
  children: string
  infants: string
  students: string
  rooms: string
  cabin: string
  airline: string
  direct: string
  promo: string
}

export function flightDefaults(
  product: 'flight' | 'flight-plus-hotel',
  today: string,
  daysAhead = defaultDaysAhead[product],
): FlightValues {
  const depart = addDays(today, daysAhead)
  return {
    from: '',
    to: '',
    trip: 'return',
    depart: fieldDay(depart),
    return: fieldDay(addDays(depart, 1)),
    adults: '1',
    children: '0',
    infants: '0',
    students: '',
    rooms: '1',
    cabin: 'Y',
    airline: '',
    direct: '',
    promo: '',
  }
}

const anyTime = '00002359'

export function flightFields(search: FlightSearch): Field[] {
  return [...commonFields(search), ['TripTypeCMS', search.oneWay ? 'OneWay' : 'Return'], ['DynamicRoomCMS', '1']]
}

/** @param tripType `Round`, or `Return` for the receiver of 2019. */
export function packageFields(search: PackageSearch, tripType: 'Round' | 'Return'): Field[] {
  const rooms = String(search.rooms)
  return [
    ...commonFields(search),
    ['TripTypeCMS', tripType],
    ['DynamicRoomCMS', rooms],
    ['RoomCMS', rooms],
    ['IsDynamic', 'true'],
    ['IsFixedPrice', 'true'],
    ['IsFlightHotel', 'true'],
  ]
}

function commonFields(search: FlightSearch): Field[] {
  const { from, to, depart, adults, children, infants, students, cabin, airline, direct, promo } = search
  return [
    ['DepartureStationCodeCMS', from.station.slice(0, 3)],
    ['DepartureStationCMS', from.station],
    ['ArrivalStationCodeCMS', to.station.slice(0, 3)],
    ['ArrivalStationCMS', to.station],
    ['BeginDateCMS', writeCmsDate(depart)],
    ['EndDateCMS', writeCmsDate(search.oneWay ? depart : search.return)],
    ['DepartureTimeCMS', anyTime],
    ['ReturnTimeCMS', anyTime],
    ['AdultsCMS', String(adults)],
    ['ChildrensCMS', String(children)],
    ['InfantsCMS', String(infants)],
    // The booking site expects 1 where the students field was left empty.
    ['StudentsCMS', String(students ?? 1)],
    ...(students ? [['StudentFareCMS', 'true'] satisfies Field] : []),
    ['DisablePromoCode', 'false'],
    ['PromoCodeCMS', promo],
    ['CabinClassCMS', cabin],
    ['DirectFlightCMS', String(direct)],
    ['PrefferedAirlineCodeCMS', airline],
  ]
}

export function acceptFlights(search: FlightSearch, booking: BookingSite): AcceptedSearch {
  const { from, to, oneWay, depart } = search
  const days = { depart, return: !oneWay && search.return, trip: oneWay && 'one-way' }
  return {
    title: searchWords().route(ends(search)),
    facts: listed(briefDays(depart, oneWay ? undefined : search.return), flyers(search)),
    address: searchAddress('flight', { from: from.code, to: to.code, ...days, ...options(search) }),
    handOver: { action: searchAction('flight', booking), fields: flightFields(search) },
  }
}

export function acceptPackage(search: PackageSearch, booking: BookingSite): AcceptedSearch {
  const { from, to, depart, rooms } = search
  const where = { from: from.code, to: to.code, depart, return: search.return }
  return {
    title: searchWords().withHotel(ends(search)),
    facts: listed(briefDays(depart, search.return), flyers(search), ...counted({ rooms }, 'rooms')),
    address: searchAddress('flight-plus-hotel', { ...where, rooms: unless(1, rooms), ...options(search) }),
    handOver: {
      action: searchAction('flight-plus-hotel', booking),
      fields: packageFields(search, booking.packageTrip),
    },
  }
}

function options({ adults, children, infants, students, cabin, airline, direct, promo }: FlightSearch) {
  const people = { adults, children: unless(0, children), infants: unless(0, infants), students }
  return { ...people, cabin: unless('Y', cabin), airline: airline.slice(0, 2), direct: direct && 'true', promo }
}

const ends = ({ from, to }: FlightSearch) => ({ from: cityOf(from.label), to: cityOf(to.label) })

function cityOf(label: string): string {
  return label.replace(/ \([A-Z]{3}\)$/, '')
}

function flyers(search: FlightSearch): string {
  const { cabin } = search
  const people = counted(search, 'adults', 'children', 'infants', 'students')
  return listed(...people, cabin === 'Y' ? '' : searchWords().cabins[cabin])
}
