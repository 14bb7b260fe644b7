import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import { countryByCode } from '@agency/reference-data/countries.ts'
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** @param country Three-letter code. @returns A message; undefined for a valid number. */
export function phoneFaultIn(phone: string, country: string): string | undefined {
  const match = countryByCode(country)
  const code = match?.country_code as CountryCode | undefined
  if (!match || !code || !isSupportedCountry(code)) return undefined
  const number = parsePhoneNumberFromString(readPhoneNumber(phone) ?? '', code)
  // Some countries share a calling code, as the Isle of Man and Britain do, and the library returns the larger one.
  if (number?.isPossible() && number.countryCallingCode === getCountryCallingCode(code)) return undefined
  return `This is not a phone number in ${match.country_name}. Give it without the country code, for example ${example(code)}.`
}

/** Most visitors type Malaysian numbers; for other countries the shape is enough. */
function example(code: CountryCode): string {
  return code === 'MY' ? '012-345 6789' : 'the number as you dial it at home'
}
