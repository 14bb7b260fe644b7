import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
let asked = 0
let source: ReturnType<typeof createServer>
let site: Hono<ServiceEnv>
let contentUrl = ''
let mayMakeMore = true
const warned: string[] = []
/** Limits that refuse every request. */
const spent = new Set<string>()

const street = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`

const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })

/** A machine that only the site can reach, to which a picture's address is led. */
let within: ReturnType<typeof createServer>
let inside = ''
let askedWithin = 0
/** Whether the source cannot show its newest drawing yet. */
let isTooEarly = true

beforeAll(async () => {
  const photo = await white(2000, 1500).jpeg().toBuffer()
  const bomb = await white(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  // Lies on its side: seen upright it is 800 wide, 1000 high, red with a blue lower end.
  const turned = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#f00000' } })
    .composite([
      { input: { create: { width: 400, height: 800, channels: 3, background: '#0000f0' } }, left: 600, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const files: Record<string, [string, Buffer | string]> = {
    '/media//a/photo.jpg': ['image/jpeg', photo],
    '/media//a/bomb.png': ['image/png', bomb],
    '/media//a/turned.jpg': ['image/jpeg', turned],
    '/media//a/large.jpg': ['image/jpeg', Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])],
    '/media//a/page.jpg': ['text/html', '<html>'],
    '/media//a/cut.jpg': ['image/jpeg', photo.subarray(0, 300)],
    '/media//a/late.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    '/media//a/street.svg': ['image/svg+xml', street],
    '/media//a/drawing.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  }
  source = createServer((request, response) => {
    asked += 1
    if (request.url === '/media//a/elsewhere.jpg') return response.writeHead(302, { location: inside }).end()
    if (request.url === '/media//a/moved.jpg') return response.writeHead(302, { location: '/media//a/photo.jpg' }).end()
    if (/^\/media\/\/(?!a\/)\w+\/photo.jpg$/.test(request.url ?? ''))
      return response.writeHead(301, { location: '/media//a/photo.jpg' }).end()
    if (request.url?.startsWith('/media//a/brief'))
      return response
        .writeHead(200, {
          'content-type': 'image/jpeg',
          'cache-control': request.url.slice(15, -4).replace('age-', 'age='),
        })
        .end(photo)
    if (request.url === '/media//a/circle.jpg') return response.writeHead(302, { location: 'circle.jpg' }).end()
    if (request.url === '/media//a/late.svg' && isTooEarly) return response.writeHead(500).end()
    const [type, body] = files[request.url ?? ''] ?? []
    if (!type) return response.writeHead(404).end()
    response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>(resolve => source.listen(0, '127.0.0.1', resolve))
  within = createServer((_request, response) => {
    askedWithin += 1
    response.setHeader('content-type', 'image/jpeg').end(photo)
  })
  await new Promise<void>(resolve => within.listen(0, '127.0.0.1', resolve))
  inside = `http://127.0.0.1:${(within.address() as AddressInfo).port}/secret.jpg`
  contentUrl = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
  site = new Hono<ServiceEnv>()
  site.use(requestLog(createLogger('test', 'silent')))
  site.use((c, next) => {
    c.var.log.warn = (about: { source?: string }) => void warned.push(about.source ?? '')
    return next()
  })
  site.get(
    '/img/*',
    pictures(
      { CONTENT_URL: contentUrl, PICTURE_HOSTS: [], DATA_DIR: folder, TRUSTED_PROXIES: 0 },
      { take: async name => ({ allowed: mayMakeMore && !spent.has(name), retryAfterSeconds: 7 }) },
      createLogger('test', 'silent'),
    ),
  )
})

afterAll(() => {
  source.close()
  within.close()
  rmSync(folder, { recursive: true, force: true })
})

const photo = (format: 'avif' | 'webp' | 'jpg', width = 640) => pictureAddress('/media//a/photo.jpg', { width, format })

test.each(['avif', 'webp', 'jpg'] as const)(
  'a photograph comes as %s in the width that was asked for',
  async format => {
    const response = await site.request(photo(format))
    const { width, format: made } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect([width, made]).toEqual([640, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]])
  },
)

test('a crop applies to the upright picture, before it is resized', async () => {
  const crop = { left: 0, top: 600, right: 500, bottom: 0 }
  const response = await site.request(pictureAddress('/media//a/turned.jpg', { width: 320, format: 'webp', crop }))
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([320, 320])
  const { dominant } = await sharp(bytes).stats()
  expect([dominant.r > 200, dominant.b > 200]).toEqual([false, true])
})

test('simultaneous requests fetch a picture once, and later ones find it on disk', async () => {
  const before = asked
  await Promise.all(Array.from({ length: 5 }, () => site.request(photo('webp', 320))))
  await site.request(photo('webp', 320))
  expect(asked - before).toBe(1)
  expect(readdirSync(join(folder, 'pictures')).length).toBeGreaterThan(0)
})

test('beyond the limit stored pictures are sent, and others get Retry-After; so do drawings', async () => {
  const drawing = pictureAddress('/media//a/drawing.svg', 'svg')
  await site.request(photo('webp', 320))
  mayMakeMore = false
  for (const address of [photo('webp', 960), drawing]) {
    const refused = await site.request(address)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
  }
  expect((await site.request(photo('webp', 320))).status).toBe(200)
  mayMakeMore = true
  expect((await site.request(photo('webp', 960))).status).toBe(200)
  expect((await site.request(drawing)).status).toBe(200)
  mayMakeMore = false
  expect((await site.request(drawing)).status).toBe(200)
  mayMakeMore = true
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])(
  'a browser that accepts %s gets a drawing so, when it is made and when it was kept',
  async (accepted, sent, unpack) => {
    const address = pictureAddress('/media//a/street.svg', 'svg')
    for (const _ of ['made', 'kept']) {
      const response = await site.request(address, { headers: { 'accept-encoding': accepted } })
      expect(response.headers.get('content-encoding')).toBe(sent)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(unpack(bytes).toString()).toBe(street)
      if (sent) expect(bytes.length).toBeLessThan(street.length / 10)
    }
  },
)

test('a drawing is sent unchanged, and cannot run script when opened by itself', async () => {
  const response = await site.request(pictureAddress('/media//a/drawing.svg', 'svg'))
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['bomb.png', 502],
  ['page.jpg', 502],
  ['cut.jpg', 502],
  ['missing.jpg', 404],
])('%s is answered with an error that is not kept', async (file, status) => {
  const response = await site.request(pictureAddress(`/media//a/${file}`, { width: 640, format: 'webp' }))
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a picture of another host is refused', async () => {
  const response = await site.request(pictureAddress('https://evil.example/x.jpg', { width: 640, format: 'webp' }))
  expect(response.status).toBe(404)
})

test('a redirect within allowed hosts is followed, a loop is not', async () => {
  const answers = ['moved', 'circle'].map(name =>
    site.request(pictureAddress(`/media//a/${name}.jpg`, { width: 640, format: 'webp' })),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 502])
})

test('a missing picture is logged once', async () => {
  for (const width of [320, 640, 640])
    await site.request(pictureAddress('/media/a/gone.jpg', { width, format: 'webp' }))
  expect(warned.filter(source => source.endsWith('/media/a/gone.jpg'))).toHaveLength(1)
})

test('an unavailable picture is replaced by an empty frame', async () => {
  const response = await site.request(pictureAddress('/media//a/missing.jpg', { width: 640, format: 'webp' }))
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toMatch(/^<svg /)
})

test('a redirect to another host is not followed', async () => {
  for (const variant of ['svg', { width: 640, format: 'webp' }] as const) {
    const response = await site.request(pictureAddress('/media//a/elsewhere.jpg', variant))
    expect(response.ok).toBe(false)
  }
  expect(askedWithin).toBe(0)
})

test('a failure is not cached, neither here nor by browsers', async () => {
  const address = pictureAddress('/media//a/late.svg', 'svg')
  const failed = await site.request(address)
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
  isTooEarly = false
  const later = await site.request(address)
  expect([later.status, later.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

const stored = () => ['pictures', 'picture-parts'].flatMap(name => readdirSync(join(folder, name)))

test('an invented version of a picture redirects to its canonical address, and stores nothing', async () => {
  await site.request(photo('webp', 320))
  const before = stored()
  for (let version = 1; version <= 5; version++) {
    const source = `/media//${version}f/photo.jpg`
    const moved = await site.request(pictureAddress(source, { width: 320, format: 'webp' }))
    expect([moved.status, moved.headers.get('location')]).toEqual([301, photo('webp', 320)])
    expect(moved.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await site.request(pictureAddress(source, 'svg'))).status).toBe(301)
  }
  expect(stored()).toEqual(before)
})

test('a picture with many spellings of its address is stored once', async () => {
  await site.request(photo('webp', 320))
  const before = stored()
  const { origin } = new URL(contentUrl)
  for (const spelling of [
    `${origin}/media//a/photo.jpg`,
    '/media//a/ph%6fto.jpg',
    `${origin}/media//%61/photo%2ejpg`,
  ]) {
    const { status } = await site.request(pictureAddress(spelling, { width: 320, format: 'webp' }))
    expect([200, 404]).toContain(status)
  }
  expect(stored()).toEqual(before)
})

test('crops are stored separately, so that invented ones evict no whole picture', async () => {
  const count = readdirSync(join(folder, 'pictures')).length
  const crop = { left: 1, top: 2, right: 3, bottom: 4 }
  const part = await site.request(pictureAddress('/media//a/photo.jpg', { width: 320, format: 'jpg', crop }))
  expect(part.status).toBe(200)
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(count)
})

test.each([
  ['no-store', 'no-store'],
  ['max-age=60', 'public, max-age=60'],
])('an answer that its source calls %s is passed on as that, and not stored', async (control, told) => {
  const before = stored()
  const address = pictureAddress(`/media//a/brief${control}.jpg`.replace('=', '-'), { width: 320, format: 'jpg' })
  const answer = await site.request(address)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, told])
  expect(stored()).toEqual(before)
})

test('beyond the limit of a visitor the original picture is sent, which is not cached', async () => {
  spent.add('pictureMade')
  const original = await site.request(photo('avif', 1280))
  expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(original.headers.get('cache-control')).toBe('no-store')
  const large = await site.request(pictureAddress('/media//a/large.jpg', { width: 320, format: 'webp' }))
  expect([large.status, large.headers.get('retry-after')]).toEqual([429, '7'])
  spent.clear()
  expect((await site.request(photo('avif', 1280))).headers.get('content-type')).toBe('image/avif')
})

test('while many pictures wait for resizing, their originals are sent', async () => {
  const crops = Array.from({ length: 40 }, (_, index) => ({ left: index + 10, top: 0, right: 0, bottom: 0 }))
  const answers = await Promise.all(
    crops.map(crop => site.request(pictureAddress('/media//a/photo.jpg', { width: 320, format: 'jpg', crop }))),
  )
  const kept = answers.map(answer => answer.headers.get('cache-control') !== 'no-store')
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(kept)).toEqual(new Set([true, false]))
})
