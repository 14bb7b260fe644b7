import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import type { Field } from '../hand-over/hand-over.ts'
import type { FlightSearch, PackageSearch } from './flight-search.ts'

/** Any time of the day. */
const anyTime = '00002359'

/** Every field that the booking site reads of a flight search. */
export function flightFields(search: FlightSearch): Field[] {
  return [...fieldsOfBoth(search), ['TripTypeCMS', search.oneWay ? 'OneWay' : 'Return'], ['DynamicRoomCMS', '1']]
}

/**
 * Every field that it reads of a search for flights and hotel together.
 * @param tripType `Round`, or `Return` for the receiver of 2019.
 */
export function packageFields(search: PackageSearch, tripType: 'Round' | 'Return'): Field[] {
  const rooms = String(search.rooms)
  return [
    ...fieldsOfBoth(search),
    ['TripTypeCMS', tripType],
    ['DynamicRoomCMS', rooms],
    ['RoomCMS', rooms],
    ['IsDynamic', 'true'],
    ['IsFixedPrice', 'true'],
    ['IsFlightHotel', 'true'],
  ]
}

function fieldsOfBoth(search: FlightSearch): Field[] {
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
    // 1 is what the booking site expects from a form in which nobody spoke of students.
    ['StudentsCMS', String(students ?? 1)],
    ['DisablePromoCode', 'false'],
    ['PromoCodeCMS', promo],
    ['CabinClassCMS', cabin],
    ['DirectFlightCMS', String(direct)],
    ['PrefferedAirlineCodeCMS', airline],
  ]
}
