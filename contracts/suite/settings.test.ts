import { expect, test } from 'vitest'
import { bookingProbes } from './probes/booking-probes.ts'
import { readSuiteSettings } from './settings.ts'

test('the default is the shipped services at their ports', () => {
  expect(readSuiteSettings([], { BOOKING_PORT: '4002', BACKEND_PORT: '' })).toEqual({
    addresses: {
      content: 'http://127.0.0.1:3001',
      booking: 'http://127.0.0.1:4002',
      backend: 'http://127.0.0.1:3003',
      'web-api': 'http://127.0.0.1:3003',
    },
    write: false,
    memberId: 1,
  })
  const given = readSuiteSettings(
    ['--content', 'https://cms.example', '--backend', 'https://api.example', '--write'],
    {},
  )
  expect(given.addresses.content).toBe('https://cms.example')
  expect(given.addresses['web-api']).toBe('https://api.example')
  expect(given.addresses).not.toHaveProperty('booking')
  expect(given.write).toBe(true)
})

test('a pasted cookie without a named system checks that cookie alone', () => {
  expect(readSuiteSettings(['--cookie', 'a=b'], {})).toMatchObject({ addresses: {}, cookie: 'a=b' })
  const { addresses } = readSuiteSettings(['--cookie', 'x', '--booking', 'https://booking.example'], {})
  expect(addresses).toEqual({ booking: 'https://booking.example' })
  expect(() => readSuiteSettings(['--cookie', ''], {})).toThrow('--cookie must be the value of a cookie')
})

test('a wrong setting is reported in one line', () => {
  expect(() => readSuiteSettings(['--content', 'cms'], {})).toThrow('--content must be an http:// or https:// address')
  expect(() => readSuiteSettings(['--member', 'me'], {})).toThrow('--member must be a number')
  expect(() => readSuiteSettings([], { CONTENT_PORT: 'x' })).toThrow('CONTENT_PORT must be a port number')
  expect(() => readSuiteSettings(['--unknown'], {})).toThrow(/unknown/)
})

test('a flight + hotel search uses the configured trip type', () => {
  const probe = bookingProbes(undefined, 'Return').find(({ note }) => note === 'with hotel')
  expect(probe?.asking({} as never)).toMatchObject({ form: { TripTypeCMS: 'Return', IsFlightHotel: 'true' } })
})
