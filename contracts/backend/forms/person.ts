import { readEmailAddress } from '../../people/email-address.ts'
import { maxPhoneLength, readPhoneNumber } from '../../people/phone-number.ts'
import { readAges, readBookingReference } from '../../people/typed-codes.ts'
import { agreement, count, line, optional, readLine, text } from './fields.ts'

export const email = readLine({
  kind: 'email',
  reader: readEmailAddress,
  maxLength: 254,
  missing: 'Please give your e-mail address: the answer goes there.',
  wrong: 'Please enter an e-mail address such as name@example.com.',
  autoComplete: 'email',
})

export const name = line({ maxLength: 80, missing: 'Please give your name.', autoComplete: 'name' })

export const phone = readLine({
  kind: 'phone',
  reader: readPhoneNumber,
  maxLength: maxPhoneLength,
  missing: 'Please give a phone number.',
  wrong: 'Please give a phone number in digits, for example 012-345 6789 or +60 12-345 6789.',
  autoComplete: 'tel',
})

export const bookingReference = readLine({
  kind: 'line',
  reader: readBookingReference,
  maxLength: 20,
  missing: 'Please give your booking reference.',
  wrong: 'A booking reference has 4 to 20 letters and digits. It is in the subject of your confirmation.',
})

export const message = text({ maxLength: 4000, missing: 'Please write what we can do for you.' })

export const consent = agreement('Please agree that we use these details to answer you.')

export const adults = count({ min: 1, max: 400, missing: 'Please say how many adults travel.' })

export const chosen = optional(line({ kind: 'fact', maxLength: 400, missing: 'Please say what you chose.' }))

export const seller = optional(
  text({ kind: 'fact text', maxLength: 6000, missing: 'Please say what the seller states.' }),
)

/** The site's promise of an answer, part of a sentence: the receipt repeats it. */
export const answered = optional(
  line({ kind: 'fact', maxLength: 200, missing: 'Please say how soon enquiries are answered.' }),
)

export const few = (max: number) => optional(count({ min: 0, max, missing: 'Please give a number.' }))

/** In years, as `4, 9`. */
export const childAges = optional(
  readLine({
    kind: 'line',
    reader: readAges,
    maxLength: 60,
    missing: 'Please give the age of each child.',
    wrong: 'Please give ages from 0 to 17 in years, separated by commas, for example 4, 9.',
  }),
)

export const countAges = (ages: string | undefined): number => ages?.match(/\d+/g)?.length ?? 0
