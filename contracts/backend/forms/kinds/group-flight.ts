import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'
import { fault, mustNotPrecede } from '../checks.ts'
import { choice, day, line, onlyWhen, optional } from '../fields.ts'
import { adults, asked, few, message, person } from '../person.ts'

/** A group on one of our tours needs no flight, or has it in the tour. */
const flown = { field: 'trip', is: ['return', 'one-way'] }

function ofFlight<Schema extends z.ZodMiniType>(field: Schema, condition = flown) {
  return onlyWhen(optional(field, 'sometimes'), condition)
}

export const groupFlightForm = z
  .object({
    ...asked,
    from: ofFlight(line({ maxLength: 80, missing: 'from' })),
    to: ofFlight(line({ maxLength: 80, missing: 'to' })),
    trip: choice(['return', 'one-way', 'no-flight'], 'trip'),
    depart: ofFlight(day({ missing: 'depart', notPast: true })),
    return: ofFlight(day({ missing: 'returnDay', notPast: true }), {
      field: 'trip',
      is: ['return'],
    }),
    flexibility: ofFlight(choice(['exact', 'three-days', 'week'], 'flexibility')),
    cabin: ofFlight(choice(['economy', 'premium-economy', 'business', 'first'], 'cabin')),
    adults,
    children: few(400),
    infants: few(100),
    groupName: optional(line({ maxLength: 80, autoComplete: 'organization' })),
    purpose: choice(['family', 'company', 'school', 'sports', 'pilgrimage', 'other'], 'groupPurpose'),
    message: optional(message),
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      const { wrong } = enquiryWords()
      mustNotPrecede(context, values, ['depart', 'return'], wrong.returnDay)
      if ((values.infants ?? 0) > values.adults) fault(context, 'infants', wrong.infants)
    }),
  )
