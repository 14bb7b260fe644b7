import { readEmailAddress } from '../../people/email-address.ts'
import { maxPhoneLength, readPhoneNumber } from '../../people/phone-number.ts'
import { readAges, readBookingReference } from '../../people/typed-codes.ts'
import { type Control, controls } from './control.ts'
import { agreement, choice, count, line, optional, readLine, text } from './fields.ts'

export const email = readLine({
  kind: 'email',
  reader: readEmailAddress,
  maxLength: 254,
  missing: 'Please give your e-mail address: the answer goes there.',
  wrong: 'Please enter an e-mail address such as name@example.com.',
  autoComplete: 'email',
})

const name = line({ maxLength: 80, missing: 'Please give your name.', autoComplete: 'name' })

const phone = readLine({
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

const consent = agreement('Please agree that we use these details to answer you.')

export const adults = count({ min: 1, max: 400, missing: 'Please say how many adults travel.' })

/** The offer of an enquiry; `about` is the path of its page. */
export const asked = {
  about: optional(
    line({ kind: 'hidden', maxLength: 200, pattern: String.raw`\/[a-z0-9\/\-]*`, missing: 'Please name a page.' }),
  ),
  aboutTitle: optional(line({ kind: 'fact', maxLength: 200, missing: 'Please name the page.' })),
  aboutPicture: optional(line({ kind: 'fact', maxLength: 600, missing: 'Please name a picture.' })),
  chosen: optional(line({ kind: 'fact', maxLength: 400, missing: 'Please say what you chose.' })),
  cancelling: optional(text({ kind: 'fact text', maxLength: 6000, missing: 'Please say what cancelling costs.' })),
}

const seller = optional(text({ kind: 'fact text', maxLength: 6000, missing: 'Please say what the seller states.' }))

/** The site's promise of an answer, part of a sentence: the receipt repeats it. */
const answered = optional(
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

const optionalLine = (maxLength: number, missing: string) => optional(line({ maxLength, missing, unkept: true }))

const sensitive = (agreedBy: string, missing: string) =>
  optional(text({ maxLength: 1000, missing, unkept: true, agreedBy }))

const sensitiveAgreement = () => optional(agreement('Please tick that we may use this, or leave its field empty.'))

/** Closes every form. A person who gives no phone number is answered in writing. */
export const person = {
  name,
  email,
  answerBy: optional(
    choice(['email', 'phone', 'whatsapp', 'in-writing'], 'Please choose how you would like us to answer.'),
  ),
  phone: optional(phone, 'sometimes'),
  access: sensitive('accessConsent', 'Please write which access you need.'),
  accessConsent: sensitiveAgreement(),
  diet: sensitive('dietConsent', 'Please write which food you need.'),
  dietConsent: sensitiveAgreement(),
  invoiceTo: optionalLine(120, 'Please name the person or the company.'),
  invoiceNumber: optionalLine(40, 'Please give the registration or tax number.'),
  invoiceAddress: optionalLine(200, 'Please give the address.'),
  consent,
  seller,
  answered,
}

/** Erased after the journey, and in no list or mail to a visitor. */
export const sensitiveFields = Object.entries(person).flatMap(([name, field]) =>
  controls.get(field)?.agreedBy ? [name] : [],
)

export function personFaults(values: Record<string, unknown>, fields: Record<string, Control>) {
  const faults: Record<string, string> = {}
  if ((values.answerBy === 'phone' || values.answerBy === 'whatsapp') && values.phone === undefined)
    faults.phone = 'Please give a phone number, so that we can answer that way.'
  for (const [name, { agreedBy }] of Object.entries(fields))
    if (agreedBy && values[name] !== undefined && !values[agreedBy]) faults[agreedBy] = fields[agreedBy]?.missing ?? ''
  return faults
}
