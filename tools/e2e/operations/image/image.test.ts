import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { samplePassword } from '@agency/content-system/testing/invited-user.ts'
import { studioBrowser } from '@agency/content-system/testing/studio-browser.ts'
import { uuidOfPath } from '@agency/content-system/tree/uuid-of-path.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { which } from '../../../scripts/machine/programs.ts'
import { startThrowAwayDatabase } from '../../../scripts/postgres/throw-away-database.ts'
import { submitUntilAcknowledged } from '../../journeys/enquiry/submit.ts'
import { startRedis } from '../instances/redis-server.ts'
import { type Container, startContainer } from './container.ts'
import { buildImage, type Image } from './image.ts'

const programs = ['buildah', 'mmdebstrap', 'redis-server']
const missing = [...programs.filter(program => !which(program)), ...(process.getuid?.() === 0 ? [] : ['root'])]
if (missing.length > 0) console.log(`The image is not built: this machine lacks ${missing.join(', ')}.`)
const withImage = test.skipIf(missing.length > 0)

const secrets = ['CONTENT', 'SITE', 'EXTERNAL_ASSERTION', 'MEMBERS_API'].map(name => `${name}_SECRET`)
const keys = ['AGENT_VALIDATION_KEY', 'WEB_API_PRIVATE_KEY', 'CONTENT_EDITOR_KEY']
const administrator = 'editor@example.com'
const studio = 'http://localhost:3001'
/** As from a proxy, which `TRUSTED_PROXIES` counts. */
const headers = { 'x-forwarded-for': '192.0.2.7' }

const ends: (() => unknown)[] = []
const containers: Record<string, Container> = {}
const ports: Record<string, number> = {}
let image: Image
const at = (name: string) => `http://127.0.0.1:${ports[name]}`

beforeAll(async () => {
  if (missing.length > 0) return
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  image = buildImage(folder)
  const [database, redis] = await Promise.all([startThrowAwayDatabase(), startRedis()])
  ends.push(() => image.remove(), database.stop, redis.stop)
  for (const name of ['site', 'content', 'booking', 'backend']) ports[name] = await anyFreePort()
  const addresses = Object.fromEntries(
    ['site-1:3000', 'content:3001', 'booking:3002', 'backend:3003'].map(address => [
      address,
      `127.0.0.1:${ports[address.split(/[-:]/)[0] ?? '']}`,
    ]),
  )
  const given = {
    ...Object.fromEntries([...secrets, ...keys].map(name => [name, `a secret of these tests for ${name}`])),
    SESSION_KEYS: `first:${Buffer.alloc(32, 7).toString('base64url')}`,
    SESSION_COOKIE_DOMAIN: 'example.com',
    STUDIO_ADMIN_EMAIL: administrator,
    SITE_URL: 'https://www.example.com',
    BOOKING_URL: 'https://booking.example.com',
    STUDIO_URL: studio,
  }
  // All share one network here, and no form is filled in by a person.
  const own = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    METRICS: '',
    ENQUIRY_MIN_SECONDS: '0',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
  }
  for (const [name, service] of Object.entries({
    content: 'content',
    backend: 'backend',
    booking: 'booking',
    site: 'site-1',
  })) {
    const container = startContainer(image, service, { folder, given, own, addresses })
    containers[name] = container
    ends.unshift(container.stop)
  }
}, 1_800_000)

afterAll(async () => {
  for (const end of ends) await end()
})

withImage.each(['content', 'backend', 'booking', 'site'])('%s starts with the settings of compose', async name => {
  const isReady = async () => (await fetch(`${at(name)}/readyz`).catch(() => undefined))?.status === 200
  await expect
    .poll(isReady, { message: 'ready', timeout: 120_000 })
    .toBe(true)
    .catch(error => {
      throw new Error(`${error}\n${containers[name]?.output()}`)
    })
})

withImage('a visitor reads a page, sees its picture and sends an enquiry', async () => {
  const page = await (await fetch(`${at('site')}/ground-package/langkawi-island-escape`, { headers })).text()
  const picture = /\/img\/[^"\s,]+/.exec(page)?.[0] ?? ''
  expect((await fetch(at('site') + picture, { headers })).headers.get('content-type')).toMatch(/^image\//)
  const { reference } = await submitUntilAcknowledged(at('site'), 1, { headers })
  expect(reference).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
})

withImage('the first editor chooses a password, changes a page, and visitors see it', async () => {
  const token = /\/studio\/password\/([\w-]+)/.exec(containers.content?.output() ?? '')?.[1]
  const request = (address: string, init?: RequestInit) => fetch(at('content') + address, init)
  const browser = studioBrowser({ app: { request } as Parameters<typeof studioBrowser>[0]['app'] })
  expect((await browser.call('POST', `password-reset/${token}`, { password: samplePassword })).status).toBe(204)
  await browser.signIn(administrator, samplePassword)
  const key = uuidOfPath('pages/csr')
  const { json: node, headers: read } = await browser.call<{ source: object } & Record<string, string>>(
    'GET',
    `nodes/${key}`,
  )
  const { alias, name, urlSegment, source } = node
  const changed = { alias, name, urlSegment, source: { ...source, title: 'Changed in a container' } }
  const from = (answered: Headers) => ({ 'if-match': answered.get('etag') ?? '' })
  const saved = await browser.call('PUT', `nodes/${key}/draft`, changed, from(read))
  expect(saved.status).toBe(200)
  const published = await browser.call('POST', `nodes/${key}/publish`, undefined, from(saved.headers))
  expect(published.status).toBe(200)
  const isShown = async () =>
    (await (await fetch(`${at('site')}/csr`, { headers })).text()).includes('Changed in a container')
  await eventually('the site shows the change', isShown)
})
