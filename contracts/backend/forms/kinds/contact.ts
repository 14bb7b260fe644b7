import * as z from 'zod/mini'
import { mustNameAges } from '../checks.ts'
import { choice, count, day, optional } from '../fields.ts'
import { asked, bookingReference, childAges, few, message, person } from '../person.ts'

export const contactForm = z
  .object({
    topic: choice(['new-journey', 'existing-booking', 'payment', 'complaint', 'other'], 'topic'),
    ...asked,
    depart: optional(day({ notPast: true })),
    adults: optional(count({ min: 1, max: 400 })),
    children: few(100),
    childAges,
    bookingReference: optional(bookingReference),
    message,
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      if (values.childAges !== undefined) mustNameAges(context, values)
    }),
  )
