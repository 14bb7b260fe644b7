import { countriesForPhones, countryByCode, threeLetters } from '@agency/reference-data/countries.ts'

/** Every country to choose from, by its three letters, Malaysia first. */
export const countryOptions: { value: string; label: string }[] = countriesForPhones().map(country => ({
  value: threeLetters(country),
  label: country.country_name,
}))

/** The name of a country by its code; the code itself for one that there is not. */
export const countryName = (code: string): string => countryByCode(code)?.country_name ?? code
