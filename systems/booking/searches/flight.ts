import type { FlightHotelSearchFields, FlightSearchFields } from '@agency/contracts/booking/searches/flight-search.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { placeName } from './place-name.ts'
import { type FareSearch, sampleFares } from './results/samples/fares.ts'
import { samplePackages } from './results/samples/packages.ts'
import type { RoomSearch } from './results/samples/rooms.ts'
import { dayOf, explainFields, type FieldMeaning, party, readDay, readYesNo, type Understood } from './understood.ts'

const cabins = new Map(Object.entries({ Y: 'Economy', S: 'Premium economy', C: 'Business', F: 'First' }))
const trips = new Map(Object.entries({ OneWay: 'One way', Return: 'Return', Round: 'Return' }))

const readTimeSpan = (posted: string) =>
  posted.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1:$2 to $3:$4').replace('00:00 to 23:59', 'any time')

const meanings: Record<string, FieldMeaning> = {
  DepartureStationCodeCMS: { label: 'From, code' },
  DepartureStationCMS: { label: 'From' },
  ArrivalStationCodeCMS: { label: 'To, code' },
  ArrivalStationCMS: { label: 'To' },
  TripTypeCMS: { label: 'Trip', read: posted => trips.get(posted) ?? posted },
  BeginDateCMS: { label: 'Departure day', read: readDay },
  DepartureTimeCMS: { label: 'Departure time', read: readTimeSpan },
  EndDateCMS: { label: 'Return day', read: readDay },
  ReturnTimeCMS: { label: 'Return time', read: readTimeSpan },
  AdultsCMS: { label: 'Adults' },
  ChildrensCMS: { label: 'Children' },
  InfantsCMS: { label: 'Infants' },
  StudentsCMS: { label: 'Students' },
  StudentFareCMS: { label: 'Student fares', read: readYesNo },
  CabinClassCMS: { label: 'Cabin class', read: posted => cabins.get(posted) ?? posted },
  DirectFlightCMS: { label: 'Direct flights only', read: readYesNo },
  PrefferedAirlineCodeCMS: { label: 'Preferred airline' },
  PromoCodeCMS: { label: 'Promo code' },
  DisablePromoCode: { label: 'Promo code switched off', read: readYesNo },
  DynamicRoomCMS: { label: 'Rooms' },
  RoomCMS: { label: 'Rooms, second field' },
  IsDynamic: { label: 'Priced together', read: readYesNo },
  IsFixedPrice: { label: 'Fixed price', read: readYesNo },
  IsFlightHotel: { label: 'With hotel', read: readYesNo },
}

export function understandFlightSearch(search: FlightSearchFields | FlightHotelSearchFields): Understood {
  const withHotel = 'IsFlightHotel' in search
  const [begin, end] = [dayOf(search.BeginDateCMS), dayOf(search.EndDateCMS)]
  const flight = faresOf(search)
  return {
    product: withHotel ? 'flight + hotel' : 'flight',
    places: [
      placeName(search.DepartureStationCodeCMS, search.DepartureStationCMS),
      placeName(search.ArrivalStationCodeCMS, search.ArrivalStationCMS),
    ],
    facts: [
      isOneWay(search) ? `${formatDays(begin, begin)}, one way` : formatDays(begin, end),
      flight.party,
      ...(flight.students > 0 ? [party([search.StudentsCMS, 'student fare'])] : []),
      ...(withHotel ? [party([search.DynamicRoomCMS, 'room'])] : []),
      flight.cabinName,
      ...(flight.direct ? ['Direct flights'] : []),
      ...(flight.airline ? [search.PrefferedAirlineCodeCMS.slice('MH - '.length)] : []),
      ...(search.PromoCodeCMS ? [`Promo code ${search.PromoCodeCMS}`] : []),
    ],
    fields: explainFields(meanings, search),
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
    party: party([adults, 'adult'], [children, 'child', 'children'], [infants, 'infant']),
    cabin,
    cabinName: cabins.get(cabin) ?? cabin,
    direct: search.DirectFlightCMS === 'true',
    airline: search.PrefferedAirlineCodeCMS.slice(0, 2),
  }
}

function roomsOf({ ArrivalStationCodeCMS, ...search }: FlightHotelSearchFields): RoomSearch {
  const place = placeName(ArrivalStationCodeCMS, search.ArrivalStationCMS).replace(/ \(.*/, '')
  const [arrive, leave] = [dayOf(search.BeginDateCMS), dayOf(search.EndDateCMS)]
  return { place, arrive, leave, rooms: Number(search.DynamicRoomCMS), stars: 0 }
}
