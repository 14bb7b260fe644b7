import * as z from 'zod/mini'
import { fault, mustNotPrecede } from '../checks.ts'
import { choice, day, line, onlyWhen, optional } from '../fields.ts'
import { adults, asked, few, message, person } from '../person.ts'

/** A group on one of our tours needs no flight, or has it in the tour. */
const flown = { field: 'trip', is: ['return', 'one-way'] }

function ofFlight<Schema extends z.ZodMiniType>(field: Schema, condition = flown) {
  return onlyWhen(optional(field, 'sometimes'), condition)
}

const place = (missing: string) => ofFlight(line({ maxLength: 80, missing }))

export const groupFlightForm = z
  .object({
    ...asked,
    from: place('Please say where the journey begins.'),
    to: place('Please say where it goes.'),
    trip: choice(['return', 'one-way', 'no-flight'], 'Please choose return, one way or no flight.'),
    depart: ofFlight(day({ missing: 'Please give the day of departure.', notPast: true })),
    return: ofFlight(day({ missing: 'Please give the day of return, or choose one way.', notPast: true }), {
      field: 'trip',
      is: ['return'],
    }),
    flexibility: ofFlight(choice(['exact', 'three-days', 'week'], 'Please say how flexible the dates are.')),
    cabin: ofFlight(choice(['economy', 'premium-economy', 'business', 'first'], 'Please choose a cabin.')),
    adults,
    children: few(400),
    infants: few(100),
    groupName: optional(line({ maxLength: 80, missing: 'Please name the group.', autoComplete: 'organization' })),
    purpose: choice(['family', 'company', 'school', 'sports', 'pilgrimage', 'other'], 'Please choose a purpose.'),
    message: optional(message),
    ...person,
  })
  .check(
    z.superRefine((values, context) => {
      mustNotPrecede(context, values, ['depart', 'return'], 'The return cannot be before the departure.')
      if ((values.infants ?? 0) > values.adults) fault(context, 'infants', 'Each infant needs an adult to sit with.')
    }),
  )
