import type { FlightHotelSearchFields, FlightSearchFields } from '@agency/contracts/booking/searches/flight-search.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { arrivedWords } from '@agency/words/booking/arrived/words.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { placeName } from './place-name.ts'
import { type FareSearch, sampleFares } from './results/samples/fares.ts'
import { samplePackages } from './results/samples/packages.ts'
import type { RoomSearch } from './results/samples/rooms.ts'
import { dayOf, explainFields, readDay, readYesNo, type Understood } from './understood.ts'

const readTimeSpan = (posted: string) =>
  posted.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1:$2 to $3:$4').replace('00:00 to 23:59', 'any time')

const cabinName = (code: string): string => (searchWords().cabins as Record<string, string>)[code] ?? code

const readers = {
  TripTypeCMS: (posted: string) => (arrivedWords('en').trips as Record<string, string>)[posted] ?? posted,
  BeginDateCMS: readDay,
  DepartureTimeCMS: readTimeSpan,
  EndDateCMS: readDay,
  ReturnTimeCMS: readTimeSpan,
  StudentFareCMS: readYesNo,
  CabinClassCMS: cabinName,
  DirectFlightCMS: readYesNo,
  DisablePromoCode: readYesNo,
  IsDynamic: readYesNo,
  IsFixedPrice: readYesNo,
  IsFlightHotel: readYesNo,
}

export function understandFlightSearch(search: FlightSearchFields | FlightHotelSearchFields): Understood {
  const withHotel = 'IsFlightHotel' in search
  const [begin, end] = [dayOf(search.BeginDateCMS), dayOf(search.EndDateCMS)]
  const flight = faresOf(search)
  const say = searchWords()
  return {
    product: withHotel ? 'flight + hotel' : 'flight',
    places: [
      placeName(search.DepartureStationCodeCMS, search.DepartureStationCMS),
      placeName(search.ArrivalStationCodeCMS, search.ArrivalStationCMS),
    ],
    facts: [
      isOneWay(search) ? say.oneWay(formatDays(begin, begin)) : formatDays(begin, end),
      flight.party,
      ...(flight.students > 0 ? [say.students(flight.students)] : []),
      ...(withHotel ? [say.rooms(Number(search.DynamicRoomCMS))] : []),
      flight.cabinName,
      ...(flight.direct ? [say.direct] : []),
      ...(flight.airline ? [search.PrefferedAirlineCodeCMS.slice('MH - '.length)] : []),
      ...(search.PromoCodeCMS ? [say.promo(search.PromoCodeCMS)] : []),
    ],
    fields: explainFields('flight', readers, search),
    firstDay: begin,
    offers: () => (withHotel ? samplePackages(flight, roomsOf(search)) : sampleFares(flight)),
  }
}

const isOneWay = ({ TripTypeCMS }: { TripTypeCMS: string }): boolean => TripTypeCMS === 'OneWay'

function faresOf(search: FlightSearchFields | FlightHotelSearchFields): FareSearch {
  const { AdultsCMS: adults, ChildrensCMS: children, InfantsCMS: infants, CabinClassCMS: cabin } = search
  return {
    from: search.DepartureStationCodeCMS,
    to: search.ArrivalStationCodeCMS,
    depart: dayOf(search.BeginDateCMS),
    return: isOneWay(search) ? undefined : dayOf(search.EndDateCMS),
    adults: Number(adults),
    children: Number(children),
    infants: Number(infants),
    students: search.StudentFareCMS === undefined ? 0 : Number(search.StudentsCMS),
    party: searchWords().party({ adults: Number(adults), children: Number(children), infants: Number(infants) }),
    cabin,
    cabinName: cabinName(cabin),
    direct: search.DirectFlightCMS === 'true',
    airline: search.PrefferedAirlineCodeCMS.slice(0, 2),
  }
}

function roomsOf({ ArrivalStationCodeCMS, ...search }: FlightHotelSearchFields): RoomSearch {
  // Results are asked about at the office, which reads English.
  const place = placeName(ArrivalStationCodeCMS, search.ArrivalStationCMS, mainLanguage).replace(/ \(.*/, '')
  const [arrive, leave] = [dayOf(search.BeginDateCMS), dayOf(search.EndDateCMS)]
  return { place, arrive, leave, rooms: Number(search.DynamicRoomCMS), stars: 0 }
}
