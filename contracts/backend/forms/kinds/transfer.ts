import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'
import { readFlightNumber } from '../../../people/typed-codes.ts'
import { mustNameAges, mustNotPrecede } from '../checks.ts'
import { choice, day, line, onlyWhen, optional, readLine, time } from '../fields.ts'
import { adults, childAges, few, message, person } from '../person.ts'

const flightNumber = readLine({
  kind: 'line',
  reader: readFlightNumber,
  maxLength: 8,
  missing: 'flight',
  wrong: 'flight',
})

const bothWays = { field: 'direction', is: ['both-ways'] }

export const transferForm = z
  .object({
    direction: choice(['from-airport', 'to-airport', 'both-ways'], 'direction'),
    airport: line({ maxLength: 80, missing: 'airport' }),
    address: line({ maxLength: 200, missing: 'address', autoComplete: 'address-line1' }),
    day: day({ missing: 'day', notPast: true }),
    time: time('time'),
    flight: flightNumber,
    backDay: onlyWhen(optional(day({ missing: 'backDay', notPast: true }), 'sometimes'), bothWays),
    backTime: onlyWhen(optional(time('backTime'), 'sometimes'), bothWays),
    backFlight: onlyWhen(optional(flightNumber), bothWays),
    adults,
    children: few(50),
    childAges,
    suitcases: few(200),
    handBags: few(200),
    message: optional(message),
    ...person,
    // The driver's.
    phone: optional(person.phone),
  })
  .check(
    z.superRefine((values, context) => {
      mustNotPrecede(context, values, ['day', 'backDay'], enquiryWords().wrong.backDay)
      mustNameAges(context, values)
    }),
  )
