import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { languages, tagOf } from '@agency/words/languages.ts'
import { continents, countries as fromPackage, getCountryDataList } from 'countries-list'
import localNames from './data/local-country-names.json' with { type: 'json' }

/** No standard gives Kosovo `continent_name` and `three_letter_country_code`. */
export type Country = {
  continent_name?: string
  continent_code: string
  country_code: string
  country_name: string
  capital_name: string
  currency_code: string
  /** A list for several codes, such as 1-787 and 1-939. */
  phone_code: string | string[]
  three_letter_country_code?: string
}

const partsOfOthers = new Set(['AC', 'TA'])

/** The package has area codes or former codes here. */
const correctedPhoneCodes: Record<string, string> = { BQ: '599', CW: '599', SJ: '47', XK: '383' }

const missingCurrencies: Record<string, string> = { AQ: 'USD' }

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

/** Kosovo gets the XKX of the European Union and the World Bank: ISO 3166 leaves codes with an X to such use. */
export function threeLetters({ three_letter_country_code }: Country): string {
  return three_letter_country_code ?? 'XKX'
}

export function countryByCode(code: string): Country | undefined {
  return code.length === 2 ? byCode.get(code) : byThreeLetters.get(code)
}

export function countriesForPhones(): Country[] {
  const isHome = ({ country_code }: Country) => country_code === 'MY'
  return [...countries.filter(isHome), ...countries.filter(country => !isHome(country))]
}

const localNamesByCode: Record<string, readonly string[]> = localNames

/** Their full names say that they are parts of China. */
const shortNamed = new Set(['HK', 'MO'])
const otherLanguages: Language[] = (Object.keys(languages) as Language[]).filter(language => language !== mainLanguage)
const regions = new Map(
  otherLanguages.map(language => {
    const inStyle = (style: 'long' | 'short') => new Intl.DisplayNames([tagOf(language)], { type: 'region', style })
    return [language, { long: inStyle('long'), short: inStyle('short') }]
  }),
)

/** Malaysian papers write these otherwise than mainland China, whose names readers may type. */
const malaysianNames: Record<string, string> = {
  AE: '阿联酋',
  AU: '澳洲',
  BN: '汶莱',
  ID: '印尼',
  LA: '寮国',
  NZ: '纽西兰',
  SA: '沙地阿拉伯',
}

/** @param english The answer for English, and for a place of no country. */
export function countryName(code: string, english: string, language: Language): string {
  return (language === 'zh' && malaysianNames[code]) || usualName(code, language) || english
}

const usualName = (code: string, language: Language): string =>
  (code && regions.get(language)?.[shortNamed.has(code) ? 'short' : 'long'].of(code)) || ''

/** Earlier, other and local names, and those in other languages: `UAE` for the United Arab Emirates. */
export function otherNamesOf(code: string): string[] {
  const fromList = fromPackage[code as keyof typeof fromPackage]?.alias ?? []
  return [...fromList, ...(localNamesByCode[code] ?? []), ...translatedCountryNames(code)]
}

export const translatedCountryNames = (code: string): string[] =>
  otherLanguages.flatMap(language => [countryName(code, '', language), usualName(code, language)])

function phoneCode(iso2: string, phone: number[]): string | string[] {
  const codes = correctedPhoneCodes[iso2] ? [correctedPhoneCodes[iso2]] : phone.map(written)
  return codes.length === 1 ? (codes[0] ?? '') : codes
}

/** North American numbers include the area: `1-787`. */
function written(code: number): string {
  return String(code).replace(/^1(\d{3})$/, '1-$1')
}
