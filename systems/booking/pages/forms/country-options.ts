import { countriesForPhones, countryByCode, countryName, threeLetters } from '@agency/reference-data/countries.ts'
import { currentLanguage } from '@agency/words/current-language.ts'

export const countryCodes: ReadonlySet<string> = new Set(countriesForPhones().map(threeLetters))

export const countryOptions = (): { value: string; label: string }[] =>
  countriesForPhones().map(country => ({
    value: threeLetters(country),
    label: countryName(country.country_code, country.country_name, currentLanguage()),
  }))

/** Falls back to the code. */
export function nameOfCountry(code: string): string {
  const country = countryByCode(code)
  return country ? countryName(country.country_code, country.country_name, currentLanguage()) : code
}
