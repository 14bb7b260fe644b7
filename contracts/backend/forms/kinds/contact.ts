import * as z from 'zod/mini'
import { mustNameAges } from '../checks.ts'
import { choice, count, day, line, optional, text } from '../fields.ts'
import { bookingReference, childAges, chosen, few, message, person } from '../person.ts'

/** About an offer when `about` is the path of its page. */
export const contactForm = z
  .object({
    topic: choice(['new-journey', 'existing-booking', 'payment', 'complaint', 'other'], 'Please choose a subject.'),
    about: optional(
      line({ kind: 'hidden', maxLength: 200, pattern: String.raw`\/[a-z0-9\/\-]*`, missing: 'Please name a page.' }),
    ),
    aboutTitle: optional(line({ kind: 'fact', maxLength: 200, missing: 'Please name the page.' })),
    aboutPicture: optional(line({ kind: 'fact', maxLength: 600, missing: 'Please name a picture.' })),
    chosen,
    cancelling: optional(text({ kind: 'fact text', maxLength: 6000, missing: 'Please say what cancelling costs.' })),
    depart: optional(day({ missing: 'Please give a day.', notPast: true })),
    adults: optional(count({ min: 1, max: 400, missing: 'Please say how many adults travel.' })),
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
