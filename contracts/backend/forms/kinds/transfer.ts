import * as z from 'zod/mini'
import { readFlightNumber } from '../../../people/typed-codes.ts'
import { mustNameAges, mustNotPrecede } from '../checks.ts'
import { choice, day, line, onlyWhen, optional, readLine, time } from '../fields.ts'
import { adults, childAges, few, message, person } from '../person.ts'

const flightNumber = readLine({
  kind: 'line',
  reader: readFlightNumber,
  maxLength: 8,
  missing: 'Please give the flight number.',
  wrong: 'A flight number looks like MH 2614 or AK 5106: the airline’s two characters, then the number.',
})

const bothWays = { field: 'direction', is: ['both-ways'] }

export const transferForm = z
  .object({
    direction: choice(['from-airport', 'to-airport', 'both-ways'], 'Please choose which transfer you need.'),
    airport: line({ maxLength: 80, missing: 'Please name the airport.' }),
    address: line({ maxLength: 200, missing: 'Please give the hotel or the address.', autoComplete: 'address-line1' }),
    day: day({ missing: 'Please give the day of the flight.', notPast: true }),
    time: time('Please give the time of the flight.'),
    flight: flightNumber,
    backDay: onlyWhen(
      optional(day({ missing: 'Please give the day of the return flight.', notPast: true }), 'sometimes'),
      bothWays,
    ),
    backTime: onlyWhen(optional(time('Please give the time of the return flight.'), 'sometimes'), bothWays),
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
      mustNotPrecede(context, values, ['day', 'backDay'], 'The return flight cannot be before the first one.')
      mustNameAges(context, values)
    }),
  )
