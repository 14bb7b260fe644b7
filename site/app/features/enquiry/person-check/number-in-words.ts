import { enquiryAnswerWords } from '@agency/words/forms/enquiry-answer/words.ts'

/** From 20 to 99: `thirty-eight`. */
export const numberInWords = (number: number): string =>
  enquiryAnswerWords().number({ tens: Math.floor(number / 10), units: number % 10 })
