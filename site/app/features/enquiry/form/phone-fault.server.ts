import { enquiryAnswerWords } from '@agency/words/forms/enquiry-answer/words.ts'
import parsePhoneNumber, { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min'

/**
 * Numbers without a country code are Malaysian, unless they only make sense with a forgotten +. Accepts numbers outside
 * the library's number plans, which may be new, if they have as many digits as phone numbers have.
 */
export function phoneFault(phone: string): string | undefined {
  const advice = enquiryAnswerWords().phoneWrong
  const digits = phone.replace(/ ext .*/, '').replace(/\D/g, '')
  if (/^(\d)\1*$/.test(digits)) return advice
  const asTyped = phone.trim().replace(/^00(?=[1-9])/, '+')
  if (parsePhoneNumber(asTyped, 'MY')?.isPossible()) return undefined
  if (!asTyped.startsWith('+') && parsePhoneNumber(`+${digits}`)?.isPossible()) return undefined
  return isUnknownCountry(asTyped) && digits.length >= 8 && digits.length <= 15 ? undefined : advice
}

function isUnknownCountry(phone: string): boolean {
  try {
    parsePhoneNumberWithError(phone, 'MY')
    return false
  } catch (error) {
    return error instanceof ParseError && error.message === 'INVALID_COUNTRY'
  }
}
