import { readCmsDate } from '@agency/contracts/dates/cms-date.ts'
import type { Fields } from '../http/posted-fields.ts'

/** A field of the website's form: its name there, the posted field, and how it is read. */
type FormField = [name: string, posted: string, read?: (value: string) => string]

const day = (value: string): string => readCmsDate(value)?.day ?? ''
const time = (value: string): string => readCmsDate(value)?.time.slice(0, 5) ?? ''
const onlyTrue = (value: string): string => (value === 'true' ? 'true' : '')

const flight: FormField[] = [
  ['from', 'DepartureStationCodeCMS'],
  ['to', 'ArrivalStationCodeCMS'],
  ['depart', 'BeginDateCMS', day],
  ['return', 'EndDateCMS', day],
  ['trip', 'TripTypeCMS', value => (value === 'OneWay' ? 'one-way' : '')],
  ['adults', 'AdultsCMS'],
  ['children', 'ChildrensCMS'],
  ['infants', 'InfantsCMS'],
  ['cabin', 'CabinClassCMS'],
  ['airline', 'PrefferedAirlineCodeCMS', value => value.slice(0, 2)],
  ['direct', 'DirectFlightCMS', onlyTrue],
  ['promo', 'PromoCodeCMS'],
]
const hotel: FormField[] = [
  ['place', 'DestinationCMS'],
  ['arrive', 'ArrivalDateCMS', day],
  ['leave', 'DepartureDateCMS', day],
  ['rooms', 'NoOfRoomCMS'],
  ['adults', 'NoOfAdultCMS'],
  ['age', 'childAges'],
  ['stars', 'StarCMS'],
  ['promo', 'PromoCodeCMS'],
]
const car: FormField[] = [
  ['place', 'locationCode'],
  ['pick-up', 'PickupDateTime', day],
  ['pick-up-time', 'PickupDateTime', time],
  ['return', 'ReturnDateTime', day],
  ['return-time', 'ReturnDateTime', time],
]

/** The website's form filled in with what was posted, as far as that can be read, from the root of the website. */
export function formPath(path: string, posted: Fields): string {
  if (path.startsWith('/Hotel')) return filledIn('/search/hotels', hotel, posted)
  if (path.startsWith('/CarRental')) return filledIn('/search/cars', car, posted)
  const withHotel = posted.some(([name]) => name === 'IsFlightHotel')
  if (!withHotel) return filledIn('/search/flights', flight, posted)
  return filledIn('/search/packages', [...flight, ['rooms', 'DynamicRoomCMS']], posted)
}

function filledIn(page: string, form: FormField[], posted: Fields): string {
  const query = new URLSearchParams()
  for (const [name, field, read = (value: string) => value] of form) {
    for (const [other, value] of posted) if (other === field && read(value)) query.append(name, read(value))
  }
  const children = query.getAll('age').length
  if (children > 0) query.set('children', String(children))
  return query.size > 0 ? `${page}?${query}` : page
}
