import { readPhoneNumber } from '@agency/contracts/people/phone-number.ts'
import { countryByCode } from '@agency/reference-data/countries.ts'
import { accountAnswerWords } from '@agency/words/account/answers/words.ts'
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
  const say = accountAnswerWords()
  // Most visitors type Malaysian numbers; for other countries the shape is enough.
  return code === 'MY' ? say.phoneMalaysian(match.country_name) : say.phone(match.country_name)
}
