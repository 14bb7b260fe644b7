import { readCarSearch } from '@agency/contracts/booking/searches/car-search.ts'
import { readFlightSearch } from '@agency/contracts/booking/searches/flight-search.ts'
import type { FieldFault, FormReading } from '@agency/contracts/booking/searches/form-fields.ts'
import { hotelSearchPaths, readHotelSearch } from '@agency/contracts/booking/searches/hotel-search.ts'
import type { Fields } from '../http/posted-fields.ts'
import { understandCarSearch, withUnreadableDatesReplaced } from './car.ts'
import { understandFlightSearch } from './flight.ts'
import { understandHotelSearch } from './hotel.ts'
import type { Understood } from './understood.ts'

export type SearchReading = { search: FormReading<Understood>; faults: FieldFault[] }

const readers: Record<string, (fields: Fields) => SearchReading> = {
  '/Home/Index': fields => strict(readFlightSearch(fields), understandFlightSearch),
  '/CarRental/GetCarRentalSearch': posted => {
    const { fields, faults } = withUnreadableDatesReplaced(posted, new Date())
    const reading = strict(readCarSearch(fields), understandCarSearch)
    return { ...reading, faults: [...faults, ...reading.faults] }
  },
  ...Object.fromEntries(
    hotelSearchPaths.map(path => [
      path,
      (fields: Fields) => strict(readHotelSearch(path, fields), understandHotelSearch),
    ]),
  ),
}

export const searchPaths = Object.keys(readers)

/** undefined for an unknown path. */
export const readSearch = (path: string, fields: Fields): SearchReading | undefined =>
  Object.hasOwn(readers, path) ? readers[path]?.(fields) : undefined

function strict<T>(reading: FormReading<T>, understand: (value: T) => Understood): SearchReading {
  return reading.ok
    ? { search: { ok: true, value: understand(reading.value) }, faults: [] }
    : { search: reading, faults: reading.faults }
}
