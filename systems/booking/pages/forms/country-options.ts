import { countriesForPhones, countryByCode, threeLetters } from '@agency/reference-data/countries.ts'

export const countryOptions: { value: string; label: string }[] = countriesForPhones().map(country => ({
  value: threeLetters(country),
  label: country.country_name,
}))

/** Falls back to the code. */
export const countryName = (code: string): string => countryByCode(code)?.country_name ?? code
