import * as z from 'zod/mini'
import { fault, mustNotPrecede } from '../checks.ts'
import { choice, day, line, onlyWhen, optional } from '../fields.ts'
import { adults, chosen, few, message, person } from '../person.ts'

const place = (missing: string) => line({ maxLength: 80, missing })

export const groupFlightForm = z
  .object({
    chosen,
    from: place('Please say where the journey begins.'),
    to: place('Please say where it goes.'),
    trip: choice(['return', 'one-way'], 'Please choose return or one way.'),
    depart: day({ missing: 'Please give the day of departure.', notPast: true }),
    return: onlyWhen(optional(day({ missing: 'Please give the day of return.', notPast: true }), 'sometimes'), {
      field: 'trip',
      is: 'return',
    }),
    flexibility: choice(['exact', 'three-days', 'week'], 'Please say how flexible the dates are.'),
    cabin: choice(['economy', 'premium-economy', 'business', 'first'], 'Please choose a cabin.'),
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
      if (values.trip === 'return') {
        if (values.return === undefined) fault(context, 'return', 'Please give the day of return, or choose one way.')
        mustNotPrecede(context, values, ['depart', 'return'], 'The return cannot be before the departure.')
      }
      if ((values.infants ?? 0) > values.adults) fault(context, 'infants', 'Each infant needs an adult to sit with.')
    }),
  )
