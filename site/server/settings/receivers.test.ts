import { hotelSearchPaths } from '@agency/contracts/booking/searches/hotel-search.ts'
import { expect, test } from 'vitest'
import { backendReceiverSetting } from './backend-receiver.ts'
import { bookingReceiverSetting } from './booking-receiver.ts'

const current = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch20',
  PACKAGE_TRIP_TYPE: 'Round',
  AGENT_VERIFICATION: 'hmac',
  VERIFICATION_ENCODING: 'utf8',
  CAR_RETURN: false,
  REGISTER_REQUIRES: [],
}
const of2019 = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch',
  PACKAGE_TRIP_TYPE: 'Return',
  AGENT_VERIFICATION: 'key',
  VERIFICATION_ENCODING: 'utf16le',
  CAR_RETURN: false,
  REGISTER_REQUIRES: [],
}

test.each([
  [undefined, current],
  ['current', current],
  ['2019', of2019],
  ['firstName, PrimaryPhone', { ...current, REGISTER_REQUIRES: ['firstName', 'PrimaryPhone'] }],
  ['2019,car-return', { ...of2019, CAR_RETURN: true }],
  ['2019,/Hotel/,lastName', { ...of2019, HOTEL_SEARCH_PATH: '/Hotel/', REGISTER_REQUIRES: ['lastName'] }],
])('the booking site is %s', (given, expected) => expect(bookingReceiverSetting.parse(given)).toEqual(expected))

test('each kind can have each path of hotel searches', () => {
  for (const path of hotelSearchPaths) {
    expect(bookingReceiverSetting.parse(path)).toEqual({ ...current, HOTEL_SEARCH_PATH: path })
    expect(bookingReceiverSetting.parse(`2019,${path}`)).toEqual({ ...of2019, HOTEL_SEARCH_PATH: path })
  }
})

test.each(['2018', 'current,2019', '/Hotel/,/Hotel/GetHotelSearch', '/hotel/', 'phone'])(
  'no booking site is %s',
  given => expect(bookingReceiverSetting.safeParse(given).success).toBe(false),
)

const least = {
  LOGIN_CHECK: 'none',
  CREDIT_SOURCE: 'backend',
  NEWSLETTER_SENDS: 'email',
  NOTICE_LANGUAGE: false,
  OWN_DATA: false,
  BACKEND_IDEMPOTENCY: 'ask',
}

test.each([
  [undefined, {}],
  ['sso-login', { LOGIN_CHECK: 'sso' }],
  ['web-api-credit', { CREDIT_SOURCE: 'web-api' }],
  ['consent', { NEWSLETTER_SENDS: 'email-and-consent' }],
  ['language', { NOTICE_LANGUAGE: true }],
  ['own-data', { OWN_DATA: true }],
  ['idempotency', { BACKEND_IDEMPOTENCY: 'yes' }],
  ['no-idempotency, sso-login', { BACKEND_IDEMPOTENCY: 'no', LOGIN_CHECK: 'sso' }],
])('the backend: %s', (given, expected) => {
  expect(backendReceiverSetting.parse(given)).toEqual({ ...least, ...expected })
})

test.each(['idempotency,no-idempotency', 'login'])('no backend is %s', given => {
  expect(backendReceiverSetting.safeParse(given).success).toBe(false)
})
