import type { Product } from '@agency/contracts/site/products.ts'
import { airportGroups, mainCode } from '@agency/reference-data/airport-groups.ts'
import { findAirports, readAirport } from '@agency/reference-data/airport-search.ts'
import { type Airport, airportByCode } from '@agency/reference-data/airports.ts'
import { countryName } from '@agency/reference-data/countries.ts'
import { findHotelPlaces, type HotelPlace, readHotelPlace } from '@agency/reference-data/hotel-places.ts'
import { joinedNames, placeName } from '@agency/reference-data/place-names.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import type { PlaceAnswer, PlaceOffer } from '../model/place.ts'

/** Longer texts are cut: no name of a place needs them. */
const maxLength = 80

/** The best first. Hotels are searched in towns, cars at airports that exist, flights at airports and whole cities. */
export function answerPlaces(typed: string, product: Product): PlaceAnswer {
  const text = typed.slice(0, maxLength)
  return product === 'hotel' ? answerHotelPlaces(text) : answerAirports(text, product === 'car')
}

function answerAirports(typed: string, atCounters: boolean): PlaceAnswer {
  const reading = typed.trim() ? readAirport(typed) : { choices: [] }
  const first = 'airport' in reading ? [reading.airport] : []
  const isFirst = (airport: Airport) =>
    first.some(({ code, wholeCity }) => code === airport.code && wholeCity === airport.wholeCity)
  const matches = [...first, ...findAirports(typed).filter(airport => !isFirst(airport))].slice(0, 8)
  const usable = atCounters ? matches.filter(hasCounters) : matches
  return {
    places: usable.map(airport => offerAirport(airport, atCounters)),
    sure: first.some(one => usable[0] === one),
  }
}

function answerHotelPlaces(typed: string): PlaceAnswer {
  const reading = typed.trim() ? readHotelPlace(typed) : { choices: [] }
  if ('choices' in reading) return { places: findHotelPlaces(typed).map(offerHotelPlace), sure: false }
  const others = findHotelPlaces(typed).filter(({ label }) => label !== reading.place.label)
  return { places: [reading.place, ...others].slice(0, 8).map(offerHotelPlace), sure: true }
}

type Town = Pick<HotelPlace, 'city' | 'country' | 'countryCode' | 'label'>

function offerHotelPlace({ city, country, countryCode, label }: Town): PlaceOffer {
  const name = placeName(city, countryCode, currentLanguage())
  const detail = countryName(countryCode, country, currentLanguage())
  return { code: '', label: `${name}, ${detail}`, station: label, name, detail, whole: false }
}

function offerAirport(airport: Airport, atCounters: boolean): PlaceOffer {
  const { code, countryCode } = airport
  const named = (name: string) => placeName(name, countryCode, currentLanguage())
  const city = named(airport.city)
  const country = countryName(countryCode, airport.country, currentLanguage())
  const main = airportByCode(mainCode(code)) ?? airport
  const whole = airport.wholeCity && !atCounters
  const fullName = whole || !airport.name ? city : joinedNames(city, named(airport.name))
  const inGroup = !atCounters && Object.hasOwn(mainOfMember, code)
  const say = searchPageWords()
  const detail = whole ? say.allAirports(country) : inGroup ? say.searchedWith({ country, city }) : country
  return { code, label: `${fullName} (${code})`, station: main.station, name: fullName, detail, whole }
}

/** The main codes of airports that are searched under another code. */
const mainOfMember = Object.fromEntries(
  Object.entries(airportGroups).flatMap(([main, codes]) =>
    codes.filter(code => code !== main).map(code => [code, main]),
  ),
)

/** Cars are picked up at airports, not at whole cities; KUL and BKK are codes of both. */
function hasCounters({ code, wholeCity }: Airport): boolean {
  return !wholeCity || code === 'KUL' || code === 'BKK'
}
