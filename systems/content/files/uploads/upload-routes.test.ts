import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { MediaRow } from '../../database/media-tables.ts'
import { uploadAddress } from './upload-catalogue.ts'
import { addUploadRoutes } from './upload-routes.ts'

const about = {
  id: '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f21',
  name: 'Beach',
  alt: 'A beach',
  folder: '',
  tags: [],
  placeholder: '#c00000',
}
const file = { format: 'png', width: 900, height: 600, bytes: 0, hash: 'ab12' } as const
const times = { createdAt: new Date(), changedAt: new Date() }
const row: MediaRow = { ...about, ...file, ...times, focalPoint: { left: 0.5, top: 0.5 }, crops: [] }

function appWith(get: () => Promise<Buffer>, shown = row) {
  const app = new OpenAPIHono<ServiceEnv>()
  const catalogue = {
    find: (id: string) => (id === shown.id ? shown : undefined),
    load: async () => {},
    state: () => '',
  }
  addUploadRoutes(app, catalogue, { get, put: async () => {}, remove: async () => {} })
  return app
}

const right = uploadAddress(row)
const card = uploadAddress(row, 'card')

test.each([
  [right.replace(/\/\/\w+/, '//0123456789abcdef'), right],
  [right.replace('//', '/'), right],
  [right.replace('.png', '.webp'), right],
  [right.replace('7d1d', '%37d1d'), right],
  [card.replace(/\/\/\w+/, '//ab'), card],
  [card.replace('.jpg', '.png'), card],
  [`/media/${row.id}`, uploadAddress(row, 'thumbnail')],
])('%s redirects to the canonical address of its picture', async (address, location) => {
  const answer = await appWith(async () => Buffer.alloc(0)).request(address)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
})

test('a drawing that was uploaded as SVG is still served, and can run no programs', async () => {
  const answer = await appWith(async () => Buffer.from('<svg/>'), { ...row, format: 'svg' }).request(
    uploadAddress({ ...row, format: 'svg' }),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
})

test('many simultaneous requests for crops use the memory of one, as each file is read in its turn', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  let held = 0
  let most = 0
  const app = appWith(async () => {
    most = Math.max(most, ++held)
    return bytes
  })
  const answers = Array.from({ length: 12 }, async () => {
    const answer = await app.request(uploadAddress(row, 'card'))
    held -= 1
    return `${answer.status} ${answer.headers.get('content-type')}`
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 image/jpeg']))
  expect(most).toBeLessThanOrEqual(2)
  expect((await app.request(uploadAddress(row))).headers.get('content-type')).toBe('image/png')
  expect((await app.request(uploadAddress(row, 'poster' as 'card'))).status).toBe(404)
})
