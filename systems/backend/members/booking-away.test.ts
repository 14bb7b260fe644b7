import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memberCalls } from '@agency/contracts/booking/internal/member-calls.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { anyFreePort, runService } from '@agency/testing/run-service.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { backendApp } from '../app.ts'
import { createMembers } from './members-client.ts'

const sharedSecret = 'a-members-secret-of-tests'

const database = await testDatabase()
const booking = await runService('booking-site', { DATABASE_URL: database.url, MEMBERS_API_SECRET: sharedSecret })
afterAll(async () => {
  await booking.stop()
  await database.stop()
})

/** What each call that needs members answers when the booking site is at this address, and what the log says. */
async function answers(url: string, secret = sharedSecret) {
  const lines: string[] = []
  const error = (line: object) => lines.push(JSON.stringify(line))
  const log = { error, info: () => {}, child: () => log } as unknown as Logger
  const unused = { pool: {} as never, queue: {} as never, ready: {}, sendsMail: false }
  const app = backendApp({
    ...unused,
    log,
    members: createMembers({ url, secret }),
    privateKey: 'the-key-of-this-test',
  })
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'aisyah@example.com', password: 'Wander-2026' })
  const all = await Promise.all([
    app.request('/v1.0/HomePage/GetCreditDetails?id=1'),
    app.request('/api/internal/profile?privateKey=the-key-of-this-test&Id=1'),
    app.request('/api/internal/profile/creditdetails?privateKey=the-key-of-this-test&Id=1'),
    app.request('/v1.0/SSO/login', { method: 'POST', headers: json, body }),
  ])
  for (const answer of all.filter(({ status }) => status !== 200)) {
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: answer.status, title: expect.any(String) })
  }
  return { statuses: all.map(({ status }) => status), log: lines.join('') }
}

/** A booking site that answers every call like this. */
async function fakeBooking(answer: RequestListener, work: (url: string) => Promise<void>) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('all four calls about members answer while the booking site is up', async () => {
  expect(await answers(booking.url)).toEqual({ statuses: [200, 200, 200, 200], log: '' })
})

test('a booking site that is down or refuses our secret makes them a 503 with a reason in the log', async () => {
  const away = await answers(`http://127.0.0.1:${await anyFreePort()}`)
  expect(away.statuses).toEqual([503, 503, 503, 503])
  expect(away.log).toContain('ECONNREFUSED')
  const stranger = await answers(booking.url, 'a-secret-that-is-wrong')
  expect(stranger.statuses).toEqual([503, 503, 503, 503])
  expect(stranger.log).toContain('it answered with status 401')
  expect(stranger.log).not.toMatch(/aisyah|Wander|a-secret-that/)
})

test('a booking site that never answers makes them fail in time', async () => {
  const started = Date.now()
  await fakeBooking(
    () => {},
    async url => expect(await answers(url)).toMatchObject({ statuses: [503, 503, 503, 503] }),
  )
  expect(Date.now() - started).toBeLessThan(10_000)
})

test.each([
  ['an answer of something else', 200, '{"member":"Aisyah"}', 500],
  ['a page', 200, '<html>Welcome</html>', 500],
  ['a fault', 500, '{}', 500],
  ['a server that knows no such call', 404, '{}', 503],
  ['too much to do', 503, '{}', 503],
])('%s is rejected as an answer about a member', async (_what, status, text, expected) => {
  await fakeBooking(
    (_request, response) => response.writeHead(status).end(text),
    async url => expect((await answers(url)).statuses).toEqual(Array(4).fill(expected)),
  )
})

test('redirects are not followed, so that the secret reaches no other host', async () => {
  const asked: (string | undefined)[] = []
  await fakeBooking(
    (request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    },
    async url => expect((await answers(url)).statuses).toEqual([503, 503, 503, 503]),
  )
  expect(asked).not.toContain('/elsewhere')
})

test('the booking site answers calls about members only with the secret and not through a proxy', async () => {
  const { find, credits, signIn } = memberCalls
  const ask = async (path: string, headers: Record<string, string>, body?: string) =>
    (await fetch(booking.url + path, { headers, ...(body !== undefined && { method: 'POST', body }) })).status
  const authorization = `Bearer ${sharedSecret}`
  for (const path of [`${find.path}?id=1`, `${credits.path}?id=1`]) {
    expect(await ask(path, {})).toBe(401)
    expect(await ask(path, { authorization: 'Bearer sample-members-api-secret' })).toBe(401)
    expect(await ask(path, { authorization: `${authorization}x` })).toBe(401)
    expect(await ask(path, { authorization, 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await ask(path, { authorization })).toBe(200)
  }
  expect(await ask(signIn.path, {}, '{}')).toBe(401)
  expect(await ask(signIn.path, { authorization }, '{}')).toBe(400)
  expect(await ask(signIn.path, { authorization }, 'x'.repeat(5000))).toBe(413)
  expect(await ask(`${find.path}?id=99999999999`, { authorization })).toBe(200)
  expect(await ask(`${find.path}?id=1.5`, { authorization })).toBe(400)
})
