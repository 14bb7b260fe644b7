import { countryByCode } from '../countries.ts'
import { hotelCities } from './hotel-cities.list.ts'
import type { Findable } from './place-index.ts'

const line = /^([1-9]) ([^=]+?)(?: = (.+))?$/

/** The list of towns without an airport. Throws at a line that cannot be read: the list is ours. */
export function readHotelCities(): Findable[] {
  const cities: Findable[] = []
  let countryCode = ''
  for (const text of hotelCities.split('\n').filter(Boolean)) {
    const [, weight, city, others = ''] = line.exec(text) ?? []
    if (text.startsWith('# ')) countryCode = text.slice(2)
    else if (!city) throw new SyntaxError(`"${text}" is not a town`)
    else {
      const country = countryByCode(countryCode)?.country_name ?? ''
      const otherNames = others.split(',').filter(Boolean)
      cities.push({ code: '', city, name: '', country, countryCode, weight: Number(weight), otherNames })
    }
  }
  return cities
}
