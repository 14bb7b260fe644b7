import { countriesForPhones, countryByCode, countryName, threeLetters } from '@agency/reference-data/countries.ts'
import { currentLanguage } from '@agency/words/current-language.ts'

export const countryCodes: ReadonlySet<string> = new Set(countriesForPhones().map(threeLetters))

/** Home first, then in the order of the language. */
export function countryOptions(): { value: string; label: string }[] {
  const language = currentLanguage()
  const [home, ...others] = countriesForPhones().map(country => ({
    value: threeLetters(country),
    label: countryName(country.country_code, country.country_name, language),
  }))
  return [home ?? [], others.toSorted((a, b) => a.label.localeCompare(b.label, language))].flat()
}

/** Falls back to the code. */
export function nameOfCountry(code: string): string {
  const country = countryByCode(code)
  return country ? countryName(country.country_code, country.country_name, currentLanguage()) : code
}
