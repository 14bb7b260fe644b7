import { expect, test } from 'vitest'
import { bookingProbes } from './booking-probes.ts'

test('a flight + hotel search uses the configured trip type', () => {
  const probe = bookingProbes(undefined, 'Return').find(({ note }) => note === 'with hotel')
  expect(probe?.asking({} as never)).toMatchObject({ form: { TripTypeCMS: 'Return', IsFlightHotel: 'true' } })
})
