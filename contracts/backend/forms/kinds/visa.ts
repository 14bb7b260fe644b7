import * as z from 'zod/mini'
import { mustNotPrecede } from '../checks.ts'
import { choice, day, line, optional } from '../fields.ts'
import { adults, few, message, person } from '../person.ts'

/** Never asks for passport numbers. */
export const visaForm = z
  .object({
    destination: line({ kind: 'country', maxLength: 60, missing: 'Please choose the country you travel to.' }),
    purpose: choice(
      ['tourism', 'business', 'family', 'study', 'pilgrimage', 'transit'],
      'Please choose the purpose of your journey.',
    ),
    arrive: day({ missing: 'Please give the day you arrive.', notPast: true }),
    leave: day({ missing: 'Please give the day you leave.', notPast: true }),
    nationality: line({
      kind: 'country',
      maxLength: 60,
      missing: 'Please choose the country of your passport.',
      unkept: true,
    }),
    passportExpiry: day({ missing: 'Please give the day your passport ends.', notPast: true, unkept: true }),
    adults,
    children: few(100),
    message: optional(message),
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      mustNotPrecede(context, values, ['arrive', 'leave'], 'You cannot leave before you arrive.')
      mustNotPrecede(context, values, ['leave', 'passportExpiry'], 'The passport ends before the journey does.')
    }),
  )
