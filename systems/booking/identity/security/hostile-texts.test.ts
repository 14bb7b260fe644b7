import {
  sampleCarSearch,
  sampleFlightHotelSearch,
  sampleHotelSearch,
} from '@agency/contracts/booking/searches/sample-searches.ts'
import { type FedForm, feedHostileTexts } from '@agency/service-kit/testing/hostile-texts.ts'
import { afterAll, expect, test } from 'vitest'
import { maxForm } from '../../http/posted-fields.ts'
import { browser, logIn, loginFields } from '../../testing/browser.ts'
import { sampleSearches } from '../../testing/sample-searches.ts'
import { testBooking } from '../../testing/test-booking.ts'

const booking = await testBooking()
const one = browser(booking.service)
await logIn(one)
const session = one.cookie() ?? ''

afterAll(() => booking.stop())

const randomAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
const anybody = () => ({ 'x-forwarded-for': randomAddress(), accept: 'text/html' })
const member = () => ({ ...anybody(), cookie: `session=${session}` })
const follower = () => ({ ...anybody(), cookie: 'mailed-link=a-link-that-was-mailed' })

const newPassword = { Password: 'Wander-2027', ConfirmPassword: 'Wander-2027' }
const registration = {
  ...newPassword,
  Email: 'nurul@example.com',
  firstName: 'Nurul',
  lastName: 'Huda',
  PhoneCode1: 'MYS',
  PrimaryPhone: '123456789',
  ActivationCode: 'ABC',
  agreeTnC: 'true',
}

const fedForms: FedForm[] = [
  { path: '/Home/Index', fields: sampleFlightHotelSearch },
  { path: '/Hotel/GetHotelSearch20', fields: sampleHotelSearch },
  { path: '/CarRental/GetCarRentalSearch', fields: sampleCarSearch },
  { path: '/account/login', fields: loginFields() },
  { path: '/agent/login', fields: { UserLoginID: 'KLN-0042', Pwd: 'guess', VerificationID: 'bm9uZQ==' } },
  { path: '/member/SimpleRegister', fields: registration },
  { path: '/member/SimpleRegister', fields: registration, type: 'multipart' },
  { path: '/Member/CheckEmailExist', fields: { email: 'aisyah@example.com' } },
  { path: '/Account/ExternalLoginCallback', fields: { assertion: 'a.b.c' } },
  { path: '/account/resetpassword', fields: { Email: 'aisyah@example.com' } },
  { path: '/account/resetpassword', fields: newPassword, headers: follower },
  {
    path: '/Agent/Register',
    fields: {
      AgencyName: 'Bumi Travel',
      LicenceNumber: 'KPK/LN 1234',
      RegistrationNumber: '201901000005',
      ContactPerson: 'Raja',
      Email: 'raja@example.com',
      Phone: '+60 12-345 6789',
      Town: 'Ipoh',
      State: 'Perak',
      Message: '',
    },
  },
  {
    path: '/Member/ManageProfile',
    fields: { firstName: 'Aisyah', lastName: 'Rahman', countryCode: 'MYS', phone: '123456789' },
    headers: member,
  },
  { path: '/Account/ManagePassword', fields: { CurrentPassword: 'guess', ...newPassword }, headers: member },
  { path: '/Tools/FrequentFlyer', fields: { airlineCode: 'MH', number: '8812345678', id: '1' }, headers: member },
  {
    path: '/Tools/TravellerGroup',
    fields: { fullName: 'Chong Wei', bornOn: '1990-02-28', nationality: 'MYS' },
    headers: member,
  },
  { path: '/Account/SavedSearch', fields: sampleSearches.flight, headers: member },
]

test('no text in any field blocks the service or causes an error 500', async () => {
  const forms = fedForms.map(form => ({ headers: anybody, ...form }))
  const fed = await feedHostileTexts({ url: booking.service.url, forms, maxBody: maxForm })
  expect(fed.filter(({ status }) => status >= 500)).toEqual([])
  expect(fed.filter(({ blockedMs }) => blockedMs > 1000)).toEqual([])
}, 300_000)

test('a NUL is refused in addresses, in field names and in JSON notation', async () => {
  const one = browser(booking.service)
  one.setCookie(session)
  const own = { origin: booking.service.url }
  const { fields, ...search } = sampleSearches.flight
  const statuses = [
    await one.get('/Member/ConfirmEmail?token=%00'),
    await one.get('/account/login%00'),
    await one.post('/account/login?ReturnUrl=/%00', loginFields()),
    await one.post('/account/login', { ...loginFields(), '\0': '' }),
    await one.post('/Account/SavedSearch', { ...search, fields: fields.replace('KUALA', '\\u0000KUALA') }, own),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 400, 400, 400])
})

test('an oversized form is refused unread', async () => {
  const { status } = await browser(booking.service).post('/account/login', {
    Email: 'x'.repeat(maxForm),
    Pwd: 'x',
  })
  expect(status).toBe(413)
})

test('a client that posts far more can still read the refusal', async () => {
  const body = `Email=${'x'.repeat(240 * 1024)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = () => fetch(`${booking.service.url}/member/SimpleRegister`, { method: 'POST', headers, body })
  for (let turn = 0; turn < 10; turn++) {
    const answer = await post()
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('too large')])
  }
})
