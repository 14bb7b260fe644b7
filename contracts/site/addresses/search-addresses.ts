import { readCmsDate } from '../../dates/cms-date.ts'
import { isSearched, searchForms } from '../products.ts'

export type DealPlaces = { product?: unknown; fromStation?: unknown; toStation?: unknown; city?: unknown }

/**
 * `/flights?from=KUL&to=LGK&deal=flight-langkawi`; undefined for a package, and without a destination.
 * @param slug The deal's segment among its siblings.
 */
export function dealAddress(deal: DealPlaces, slug: string): string | undefined {
  if (!isSearched(deal.product) || !slug) return undefined
  const search = searchForms[deal.product]
  const query = new URLSearchParams()
  for (const [name, property] of Object.entries(search.places)) {
    const place = deal[property]
    if (typeof place !== 'string' || !place) return undefined
    query.set(name, place)
  }
  query.set('deal', slug)
  return `${search.path}?${query}`
}

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
  // The booking site gets 1 for no student fares as well.
  ['students', 'StudentsCMS', value => (value === '1' ? '' : value)],
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
  ['return-place', 'returnLocationCode'],
]

/**
 * Returns from the booking site to the filled-in form: its address from the root of the website.
 * @param path Where the search was posted.
 */
export function addressOfPost(path: string, posted: [name: string, value: string][]): string {
  if (path.startsWith('/Hotel')) return filledIn(searchForms.hotel.path, hotel, posted)
  if (path.startsWith('/CarRental')) return filledIn(searchForms.car.path, car, posted)
  const has = (field: string) => posted.some(([name]) => name === field)
  const form = has('StudentFareCMS') ? flight.map(withStudents) : flight
  if (!has('IsFlightHotel')) return filledIn(searchForms.flight.path, form, posted)
  return filledIn(searchForms['flight-plus-hotel'].path, [...form, ['rooms', 'DynamicRoomCMS']], posted)
}

const withStudents = (field: FormField): FormField => (field[0] === 'students' ? ['students', 'StudentsCMS'] : field)

function filledIn(page: string, form: FormField[], posted: [name: string, value: string][]): string {
  const query = new URLSearchParams()
  for (const [name, field, read = (value: string) => value] of form) {
    for (const [other, value] of posted) if (other === field && read(value)) query.append(name, read(value))
  }
  // A one-way flight is posted with its first day as its last.
  if (query.get('trip') === 'one-way') query.delete('return')
  const children = query.getAll('age').length
  if (children > 0) query.set('children', String(children))
  return query.size > 0 ? `${page}?${query}` : page
}

export type AskedResult = { title: string; out?: string; back?: string; sen?: number }

/** @param search Its address, from `addressOfPost`. */
export function askAboutSearch(search: string, result?: AskedResult): string {
  const { title, out = '', back = '', sen } = result ?? {}
  const named = { search, result: title ?? '', out, back, sum: sen === undefined ? '' : String(sen) }
  return `/contactus?${new URLSearchParams(Object.entries(named).filter(([, value]) => value))}`
}

export const askedNames = ['search', 'result', 'out', 'back', 'sum'] as const

/** Letters only: anybody may write an address, and the title appears on our page. */
const plainTitle = /^[\p{L}\p{M}][\p{L}\p{M} &'’.,-]{0,79}$/u
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const sum = /^[1-9]\d{2,8}$/

/** Drops anything that is no title, time or sum. */
export function readAskedResult(query: URLSearchParams): Partial<AskedResult> {
  const matching = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const [title, out, back] = [matching('result', plainTitle), matching('out', clock), matching('back', clock)]
  const sen = matching('sum', sum)
  return { ...(title && { title }), ...(out && { out }), ...(back && { back }), ...(sen && { sen: Number(sen) }) }
}
