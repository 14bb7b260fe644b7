import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { readEmailAddress } from '../../people/email-address.ts'
import { maxPhoneLength, readPhoneNumber } from '../../people/phone-number.ts'
import { readAges, readBookingReference } from '../../people/typed-codes.ts'
import { type Control, controls } from './control.ts'
import { agreement, choice, count, line, optional, readLine, text } from './fields.ts'

export const email = readLine({
  kind: 'email',
  reader: readEmailAddress,
  maxLength: 254,
  missing: 'email',
  wrong: 'email',
  autoComplete: 'email',
})

const name = line({ maxLength: 80, missing: 'name', autoComplete: 'name' })

const phone = readLine({
  kind: 'phone',
  reader: readPhoneNumber,
  maxLength: maxPhoneLength,
  wrong: 'phone',
  autoComplete: 'tel',
})

export const bookingReference = readLine({
  kind: 'line',
  reader: readBookingReference,
  maxLength: 20,
  missing: 'bookingReference',
  wrong: 'bookingReference',
})

export const message = text({ maxLength: 4000, missing: 'message' })

const consent = agreement('consent')

export const adults = count({ min: 1, max: 400, missing: 'adults' })

/** The offer of an enquiry; `about` is the path of its page. */
export const asked = {
  about: optional(line({ kind: 'hidden', maxLength: 200, pattern: String.raw`\/[a-z0-9\/\-]*` })),
  aboutTitle: optional(line({ kind: 'fact', maxLength: 200 })),
  aboutPicture: optional(line({ kind: 'fact', maxLength: 600 })),
  chosen: optional(line({ kind: 'fact', maxLength: 400 })),
  cancelling: optional(text({ kind: 'fact text', maxLength: 6000 })),
}

const seller = optional(text({ kind: 'fact text', maxLength: 6000 }))

/** The site's promise of an answer, part of a sentence: the receipt repeats it. */
const answered = optional(line({ kind: 'fact', maxLength: 200 }))

export const few = (max: number) => optional(count({ min: 0, max }))

/** In years, as `4, 9`. */
export const childAges = optional(
  readLine({
    kind: 'line',
    reader: readAges,
    maxLength: 60,
    wrong: 'childAges',
  }),
)

export const countAges = (ages: string | undefined): number => ages?.match(/\d+/g)?.length ?? 0

const optionalLine = (maxLength: number) => optional(line({ maxLength, unkept: true }))

const sensitive = (agreedBy: string) => optional(text({ maxLength: 1000, unkept: true, agreedBy }))

const sensitiveAgreement = () => optional(agreement('sensitiveAgreement'))

/** Closes every form. A person who gives no phone number is answered in writing. */
export const person = {
  name,
  email,
  answerBy: optional(choice(['email', 'phone', 'whatsapp', 'in-writing'], 'answerBy')),
  phone: optional(phone, 'sometimes'),
  access: sensitive('accessConsent'),
  accessConsent: sensitiveAgreement(),
  diet: sensitive('dietConsent'),
  dietConsent: sensitiveAgreement(),
  invoiceTo: optionalLine(120),
  invoiceNumber: optionalLine(40),
  invoiceAddress: optionalLine(200),
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
    faults.phone = enquiryWords().missing.phoneToAnswer
  for (const [name, { agreedBy }] of Object.entries(fields))
    if (agreedBy && values[name] !== undefined && !values[agreedBy])
      faults[agreedBy] = enquiryWords().missing.sensitiveAgreement
  return faults
}
