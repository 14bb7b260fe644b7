import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AdmissionLimits, type AdmissionQueue, createAdmissionQueue, Overloaded } from './admission-queue.ts'
import { overloadPage } from './overload-page.ts'

const limits: AdmissionLimits = { maxRunning: 4, maxWaiting: 8, maxWaitMs: 60_000, rejectAfterMs: 1, lag: () => 0 }
/** Iterations of a loop that blocks the event loop, as rendering a page does. */
const work = 200_000
const slowly = { timeout: 30_000 }

let admission: AdmissionQueue
let server: Server
let finished: string[]
let release: () => void
let agent: Agent

beforeEach(async () => {
  admission = createAdmissionQueue(limits)
  finished = []
  agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const upstream = new Promise<void>(resolve => {
    release = resolve
  })
  const site = new Hono()
  site.get('/healthz', c => c.text('ok'))
  site.get('/cached', c => c.text('from memory'))
  site.get('/waits', c => admission.run('page', () => upstream.then(() => c.text('made'))))
  site.all('*', c =>
    admission.run(c.req.method === 'POST' ? 'form' : 'page', async () => {
      for (let turn = 0; turn < work; turn++) Math.sqrt(turn)
      finished.push(c.req.method)
      return c.text('made')
    }),
  )
  site.onError((error, c) => {
    if (error instanceof Overloaded) return overloadPage(c.req.method === 'POST', '03-7712 8899')
    throw error
  })
  server = createServer(getRequestListener(site.fetch))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  release()
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

type Answer = { status: number; retryAfter: string | undefined; text: string }

function ask(path: string, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent }, async (response: IncomingMessage) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text })
    })
    sent.on('error', reject).end()
  })
}

const statuses = (answers: Answer[]) => new Set(answers.map(answer => answer.status))

test('a flood of pages is rejected with Retry-After and the hotline', async () => {
  const hanging = Array.from({ length: 4 }, () => ask('/waits'))
  await expect.poll(() => admission.metrics().running, slowly).toBe(4)
  const flood = Promise.all(Array.from({ length: 300 }, (_, number) => ask(`/page-${number}`)))
  await expect.poll(() => admission.metrics().shed, slowly).toBe(292)
  release()
  const shed = (await flood).filter(answer => answer.status === 503)
  expect(shed).toHaveLength(292)
  await Promise.all(hanging)
  for (const { retryAfter, text } of shed) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(text).toContain('<h1>We are unusually busy right now</h1>')
    expect(text).toContain('tel:0377128899')
  }
  expect(admission.metrics()).toMatchObject({ running: 0, waiting: 0 })
})

test('while the content system hangs, cached pages and probes are answered; once it is back, all pages are', async () => {
  const hanging = Array.from({ length: 12 }, () => ask('/waits'))
  await expect.poll(() => admission.metrics(), slowly).toMatchObject({ running: 4, waiting: 8 })
  const flood = Promise.all(Array.from({ length: 200 }, (_, number) => ask(`/page-${number}`)))
  const cheap = Promise.all(Array.from({ length: 100 }, (_, number) => ask(number % 2 ? '/cached' : '/healthz')))
  expect(statuses(await flood)).toEqual(new Set([503]))
  expect(statuses(await cheap)).toEqual(new Set([200]))
  release()
  expect(statuses(await Promise.all(hanging))).toEqual(new Set([200]))
  expect((await ask('/page')).status).toBe(200)
})

test('a form is accepted while page views are shed, and goes before waiting ones', async () => {
  const hanging = Array.from({ length: 4 }, () => ask('/waits'))
  await expect.poll(() => admission.metrics().running, slowly).toBe(4)
  const views = Promise.all(Array.from({ length: 50 }, (_, number) => ask(`/page-${number}`)))
  await expect.poll(() => admission.metrics().shed, slowly).toBe(42)
  const forms = Promise.all([ask('/contactus', 'POST'), ask('/contactus', 'POST')])
  await expect.poll(() => admission.metrics().waiting, slowly).toBe(10)
  release()
  expect(statuses(await forms)).toEqual(new Set([200]))
  expect((await views).filter(answer => answer.status === 200)).toHaveLength(8)
  expect(finished.slice(0, 2)).toEqual(['POST', 'POST'])
  await Promise.all(hanging)
})

test('pages are started one per turn of the event loop, in order', async () => {
  const order: string[] = []
  const make = (name: string) => admission.run('page', async () => order.push(name))
  const pages = ['a', 'b', 'c'].map(make)
  // A cached page is sent in a turn of the loop, as each of these runs in one.
  const turns = (left: number): void => {
    order.push('turn')
    if (left > 0) setImmediate(turns, left - 1)
  }
  setImmediate(turns, 8)
  await Promise.all(pages)
  for (const [before, after] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    expect(order.slice(order.indexOf(before), order.indexOf(after))).toContain('turn')
  }
})

test('a request that waits too long is rejected, and leaves the queue', async () => {
  admission = createAdmissionQueue({ ...limits, maxWaitMs: 20 })
  const hanging = Array.from({ length: 4 }, () => ask('/waits'))
  await expect.poll(() => admission.metrics().running, slowly).toBe(4)
  expect((await ask('/page')).status).toBe(503)
  expect(admission.metrics().waiting).toBe(0)
  release()
  await Promise.all(hanging)
})

test('with a late event loop fewer page views may wait, and as many forms as before', async () => {
  admission = createAdmissionQueue({ ...limits, lag: () => 1000 })
  const hanging = Array.from({ length: 4 }, () => ask('/waits'))
  await expect.poll(() => admission.metrics().running, slowly).toBe(4)
  const views = Promise.all(Array.from({ length: 10 }, () => ask('/page')))
  const forms = Promise.all(Array.from({ length: 8 }, () => ask('/contactus', 'POST')))
  await expect.poll(() => admission.metrics(), slowly).toMatchObject({ shed: 6, waiting: 12 })
  release()
  expect(statuses(await forms)).toEqual(new Set([200]))
  expect((await views).filter(answer => answer.status === 200)).toHaveLength(4)
  await Promise.all(hanging)
})

test('a page that fails gives its permit back', async () => {
  const failing = Array.from({ length: 6 }, () => admission.run('page', () => Promise.reject(new Error('broken'))))
  for (const one of failing) await expect(one).rejects.toThrow('broken')
  expect(admission.metrics()).toMatchObject({ running: 0, waiting: 0 })
})
