import * as z from 'zod/mini'
import { mustNotPrecede } from '../checks.ts'
import { choice, day, line, optional } from '../fields.ts'
import { bookingReference, message, person } from '../person.ts'

export const requestChangeForm = z
  .object({
    bookingReference,
    change: choice(
      ['dates', 'names', 'baggage', 'seats', 'rooms', 'cancellation', 'other'],
      'Please choose what should change.',
    ),
    newDepart: optional(day({ missing: 'Please give a day.', notPast: true })),
    newReturn: optional(day({ missing: 'Please give a day.', notPast: true })),
    travellers: optional(line({ maxLength: 200, missing: 'Please say who is concerned.' })),
    message,
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      mustNotPrecede(context, values, ['newDepart', 'newReturn'], 'The new return cannot be before the new departure.')
    }),
  )
