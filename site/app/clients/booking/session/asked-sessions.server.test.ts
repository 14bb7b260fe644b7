import { answering } from '@agency/testing/answering.ts'
import { beforeEach, expect, test } from 'vitest'
import { askedSessions } from './asked-sessions.server.ts'

type Answer = { status?: number; body?: string; location?: string }
let answer: Answer
let asked: { path: string | undefined; cookie: string | undefined }[]
let told: string[]

/** Stands for a booking site. */
const url = await answering((request, response) => {
  asked.push({ path: request.url, cookie: request.headers.cookie })
  response.writeHead(answer.status ?? 200, answer.location ? { location: answer.location } : {}).end(answer.body)
})
beforeEach(() => {
  asked = []
  told = []
})

const way = (SESSION_COOKIE_NAME = '.ASPXAUTH') =>
  askedSessions({ SESSION_COOKIE_NAME, BOOKING_URL: url }, reason => told.push(reason))
const aisyah = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false }

test.each([
  ['as it is', '{"firstName":"Aisyah","userId":7,"userTypeCode":"MEM","isAgent":false,"authenticated":true}'],
  ['in PascalCase', '{"FirstName":"Aisyah","UserId":"7","IsAgent":"False","Authenticated":"True"}'],
  ['as JSON within JSON', JSON.stringify('{"firstName":"Aisyah","userId":7}')],
  ['as JSON within an envelope', '{"d":{"Data":"{\\"FirstName\\":\\"Aisyah\\",\\"UserId\\":7}"}}'],
  ['in an envelope', '{"Success":true,"Data":{"FirstName":"Aisyah","UserId":7}}'],
])('a User %s signs the visitor in', async (_, body) => {
  answer = { body }
  expect(await way().read('.ASPXAUTH=A1')).toMatchObject({ session: aisyah, isLapsed: false })
  expect(told).toEqual([])
})

test.each([
  ['without a session', { body: '{"authenticated":false}' }],
  ['null', { body: 'null' }],
  ['401', { status: 401 }],
  ['204', { status: 204 }],
  ['its log-in page', { status: 302, location: '/Account/Login?ReturnUrl=%2fAccount%2fWhoAmI' }],
])('an answer %s makes the visitor anonymous, and is not logged', async (_, given) => {
  answer = given
  expect(await way().read('.ASPXAUTH=A1')).toEqual({ session: undefined, isLapsed: false })
  expect(told).toEqual([])
})

test.each([
  ['a page', { body: '<h1>Welcome</h1>' }, 'not JSON'],
  ['with a member without an id', { body: '{"firstName":"Aisyah"}' }, 'userId'],
  ['404', { status: 404, body: 'none' }, 'answered 404'],
])('an answer %s makes the visitor anonymous, and logs why', async (_, given, reason) => {
  answer = given
  expect((await way().read('.ASPXAUTH=A1')).session).toBeUndefined()
  expect(told).toEqual([expect.stringContaining(reason)])
})

test('the booking site is asked once per visitor, with the log-in cookies only', async () => {
  answer = { body: '{"UserId":7}' }
  const { read } = way()
  const cookies = '_ga=1; .ASPXAUTH=A1; ASP.NET_SessionId=s; secret=x'
  await Promise.all([read(cookies), read(cookies), read(cookies.replace('_ga=1', '_ga=2'))])
  await read(cookies)
  expect(asked).toEqual([{ path: '/Account/WhoAmI', cookie: '.ASPXAUTH=A1; ASP.NET_SessionId=s' }])
  await read('.ASPXAUTH=B2')
  expect(asked.map(({ cookie }) => cookie)).toEqual(['.ASPXAUTH=A1; ASP.NET_SessionId=s', '.ASPXAUTH=B2'])
})

test('all pieces of a split log-in cookie are sent', async () => {
  answer = { body: '{"UserId":7}' }
  await way('.AspNetCore.Cookies').read(
    '.AspNetCore.Cookies=chunks-2; .AspNetCore.CookiesC1=x; .AspNetCore.CookiesC2=y',
  )
  expect(asked[0]?.cookie).toBe('.AspNetCore.Cookies=chunks-2; .AspNetCore.CookiesC1=x; .AspNetCore.CookiesC2=y')
})

test('without the log-in cookie the booking site is not asked', async () => {
  expect(await way().read('ASP.NET_SessionId=s')).toEqual({ session: undefined, isLapsed: false })
  expect(await way().read(undefined)).toEqual({ session: undefined, isLapsed: false })
  expect(asked).toEqual([])
})

test('while the booking site is away visitors are anonymous, and the log says so', async () => {
  const { read } = askedSessions({ SESSION_COOKIE_NAME: 'a', BOOKING_URL: 'http://127.0.0.1:1' }, reason => {
    told.push(reason)
  })
  expect(await read('a=1')).toEqual({ session: undefined, isLapsed: false })
  expect(await read('a=1')).toEqual({ session: undefined, isLapsed: false })
  expect(told).toEqual([expect.stringContaining('could not be asked')])
})
