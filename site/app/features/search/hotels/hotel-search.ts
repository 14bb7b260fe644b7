import type { HotelSearchPath } from '@agency/contracts/booking/searches/hotel-search.ts'
import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import type { Field } from '../hand-over/hand-over.ts'
import type { Station } from '../reading/station.ts'

/** A hotel search that can be handed over. Days are `YYYY-MM-DD` in Malaysia. */
export type HotelSearch = {
  place: Station
  arrive: string
  leave: string
  rooms: number
  adults: number
  /** One age a child, in years; infants are 0 or 1. */
  childAges: number[]
  /** 1 to 5, or 10 for all. */
  stars: string
  promo: string
}

/** Every field that the booking site reads of a hotel search. The receiver of 2019 takes infants for all children. */
export function hotelFields(search: HotelSearch, path: HotelSearchPath): Field[] {
  const { place, arrive, leave, rooms, adults, childAges, stars, promo } = search
  const infants = childAges.filter(age => age < 2).length
  const isOld = path === '/Hotel/GetHotelSearch'
  return [
    ['DestinationCMS', place.station],
    ['ArrivalDateCMS', writeCmsDate(arrive)],
    ['DepartureDateCMS', writeCmsDate(leave)],
    ['NoOfRoomCMS', String(rooms)],
    ['NoOfAdultCMS', String(adults)],
    ['NoOfChildrensCMS', String(childAges.length - infants)],
    ['NoOfInfantCMS', String(isOld ? childAges.length : infants)],
    ...childAges.map((age): Field => ['childAges', String(age)]),
    ['StarCMS', stars],
    ['PromoCodeCMS', promo],
    ['HotelPromoCodeCMS', promo],
  ]
}
