import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'
import { mustNotPrecede } from '../checks.ts'
import { choice, day, line, optional } from '../fields.ts'
import { adults, few, message, person } from '../person.ts'

/** Never asks for passport numbers. */
export const visaForm = z
  .object({
    destination: line({ kind: 'country', maxLength: 60, missing: 'destination' }),
    purpose: choice(['tourism', 'business', 'family', 'study', 'pilgrimage', 'transit'], 'visaPurpose'),
    arrive: day({ missing: 'arrive', notPast: true }),
    leave: day({ missing: 'leave', notPast: true }),
    nationality: line({
      kind: 'country',
      maxLength: 60,
      missing: 'nationality',
      unkept: true,
    }),
    passportExpiry: day({ missing: 'passportExpiry', notPast: true, unkept: true }),
    adults,
    children: few(100),
    message: optional(message),
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      const { wrong } = enquiryWords()
      mustNotPrecede(context, values, ['arrive', 'leave'], wrong.leave)
      mustNotPrecede(context, values, ['leave', 'passportExpiry'], wrong.passportExpiry)
    }),
  )
