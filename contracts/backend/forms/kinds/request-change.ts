import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'
import { mustNotPrecede } from '../checks.ts'
import { choice, day, line, optional } from '../fields.ts'
import { bookingReference, message, person } from '../person.ts'

export const requestChangeForm = z
  .object({
    bookingReference,
    change: choice(['dates', 'names', 'baggage', 'seats', 'rooms', 'cancellation', 'other'], 'change'),
    newDepart: optional(day({ notPast: true })),
    newReturn: optional(day({ notPast: true })),
    travellers: optional(line({ maxLength: 200 })),
    message,
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      mustNotPrecede(context, values, ['newDepart', 'newReturn'], enquiryWords().wrong.newReturn)
    }),
  )
