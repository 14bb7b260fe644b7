import { continents, countries as fromPackage, getCountryDataList } from 'countries-list'
import localNames from './data/local-country-names.json' with { type: 'json' }

/**
 * One country of the reference list. Kosovo has neither `continent_name` nor `three_letter_country_code`: no standard
 * gives it one.
 */
export type Country = {
  continent_name?: string
  continent_code: string
  /** Two letters. */
  country_code: string
  country_name: string
  /** Empty for places without one. */
  capital_name: string
  /** The main one where there are several. */
  currency_code: string
  /** A list where people dial one of several, such as 1-787 and 1-939. */
  phone_code: string | string[]
  three_letter_country_code?: string
}

/** The package lists these beside the country they belong to; they are no countries of their own. */
const partsOfOthers = new Set(['AC', 'TA'])

/** Where the package has area codes or former codes instead of the code one dials today. */
const correctedPhoneCodes: Record<string, string> = { BQ: '599', CW: '599', SJ: '47', XK: '383' }

/** Countries without a currency of their own in the package use the currency of the country that administers them. */
const missingCurrencies: Record<string, string> = { AQ: 'USD' }

/** Every country and territory with a code of its own, in alphabetical order of names. */
export const countries: readonly Country[] = getCountryDataList()
  .filter(({ iso2 }) => !partsOfOthers.has(iso2))
  .map(({ iso2, iso3, name, capital, continent, currency, phone }): Country => {
    const country = {
      continent_code: continent,
      country_code: iso2,
      country_name: name,
      capital_name: capital,
      currency_code: currency[0] ?? missingCurrencies[iso2] ?? '',
      phone_code: phoneCode(iso2, phone),
    }
    if (iso2 === 'XK') return country
    return { ...country, continent_name: continents[continent], three_letter_country_code: iso3 }
  })
  .sort((a, b) => a.country_name.localeCompare(b.country_name, 'en'))

const byCode = new Map(countries.map(country => [country.country_code, country]))
const byThreeLetters = new Map(countries.map(country => [threeLetters(country), country]))

/**
 * The three letters that stand for a country in forms. Kosovo, which has none in the list, gets the XKX that the European
 * Union and the World Bank use: ISO 3166 leaves codes with an X to such use.
 */
export function threeLetters({ three_letter_country_code }: Country): string {
  return three_letter_country_code ?? 'XKX'
}

/** The country of a two-letter or three-letter code in capitals; undefined for any other text. */
export function countryByCode(code: string): Country | undefined {
  return code.length === 2 ? byCode.get(code) : byThreeLetters.get(code)
}

/** For lists of dialling codes: Malaysia first, the rest in alphabetical order. */
export function countriesForPhones(): Country[] {
  const isHome = ({ country_code }: Country) => country_code === 'MY'
  return [...countries.filter(isHome), ...countries.filter(country => !isHome(country))]
}

const localNamesByCode: Record<string, readonly string[]> = localNames

/**
 * What else a country is called: earlier and other names in English, `UAE` for the United Arab Emirates, and what people
 * here call it.
 */
export function otherNamesOf(code: string): string[] {
  const fromList = fromPackage[code as keyof typeof fromPackage]?.alias ?? []
  return [...fromList, ...(localNamesByCode[code] ?? [])]
}

function phoneCode(iso2: string, phone: number[]): string | string[] {
  const codes = correctedPhoneCodes[iso2] ? [correctedPhoneCodes[iso2]] : phone.map(written)
  return codes.length === 1 ? (codes[0] ?? '') : codes
}

/** North American numbers have their area after the 1: `1-787`. */
function written(code: number): string {
  return String(code).replace(/^1(\d{3})$/, '1-$1')
}
