import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import { afterAll, expect, test } from 'vitest'
import { readPictures } from './picture-catalogue.ts'
import { addPictureRoutes } from './picture-routes.ts'
import { withPictures } from './picture-values.ts'

const folder = mkdtempSync(join(tmpdir(), 'media-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const names = ['penang.svg', 'penang.hero.svg', 'penang.portrait.svg', 'penang.jpg', 'penang.share.jpg']

function writeMedia(drawing: string) {
  const files = names.map(file => {
    writeFileSync(join(folder, file), drawing)
    const type = file.endsWith('svg') ? 'image/svg+xml' : 'image/jpeg'
    return { file, width: file.includes('portrait') ? 900 : 1200, height: 900, bytes: drawing.length, type }
  })
  const media = [{ slug: 'penang', alt: 'Shophouses', placeholder: '#ee8844', files }]
  writeFileSync(join(folder, 'media.json'), JSON.stringify(media))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  return readPictures(folder)
}

const catalogue = writeMedia('<svg>1</svg>')
const app = httpService({ title: 'Test', version: '1', log: createLogger('test', 'silent'), ready: {} })
addPictureRoutes(app, () => catalogue)

const id = catalogue.pictures.get('penang')?.id

test('a poster becomes an address with what describes it; the narrow one is the tall crop', () => {
  const properties = { image: 'poster:penang', mobileImage: 'poster:penang', price: 5 }
  expect(withPictures(properties, catalogue, '')).toEqual({
    image: `/media//${id}/penang.svg`,
    imageMeta: expect.objectContaining({
      alt: 'Shophouses',
      width: 1200,
      height: 900,
      placeholder: '#ee8844',
      portrait: `/media//${id}/penang.portrait.svg`,
      hero: `/media//${id}/penang.hero.svg`,
      share: `/media//${id}/penang.share.jpg`,
    }),
    mobileImage: `/media//${id}/penang.portrait.svg`,
    mobileImageMeta: expect.objectContaining({ width: 900 }),
    price: 5,
  })
})

test('an unknown poster is left out, alone and in a list', () => {
  const properties = { image: 'poster:atlantis', gallery: ['poster:atlantis', 'poster:penang', '/own.jpg'] }
  const resolved = withPictures(properties, catalogue, 'https://cms.example')
  expect(Object.keys(resolved)).toEqual(['gallery', 'galleryMeta'])
  expect(resolved.gallery).toEqual([`https://cms.example/media//${id}/penang.svg`, '/own.jpg'])
  expect(resolved.galleryMeta).toEqual([expect.objectContaining({ alt: 'Shophouses' }), null])
})

test('the address changes with the drawing', () => {
  expect(writeMedia('<svg>2</svg>').pictures.get('penang')?.id).not.toBe(id)
  expect(writeMedia('<svg>1</svg>').pictures.get('penang')?.id).toBe(id)
})

test.each(['/media//', '/media/'])('serves under %s for ever, with the right type, compressed', async base => {
  const svg = await app.request(`${base}${id}/penang.svg`, { headers: { 'accept-encoding': 'gzip' } })
  expect(svg.status).toBe(200)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg.headers.get('content-encoding')).toBe('gzip')
  expect(svg.headers.get('cache-control')).toContain('immutable')
  const jpg = await app.request(`${base}${id}/penang.jpg`)
  expect(jpg.headers.get('content-type')).toBe('image/jpeg')
})

test('an old address shows the picture of today, but not for long', async () => {
  const old = await app.request('/media//0123456789abcdef/penang.svg')
  expect(old.status).toBe(200)
  expect(old.headers.get('cache-control')).toBe('public, max-age=60')
})

test.each([
  `/media//${id}/secret.txt`,
  `/media//${id}/..%2f..%2fsecret.txt`,
  `/media//${id}/../${id}/media.json`,
  '/media/media.json',
  '/media//',
])('%s is not there', async path => {
  expect((await app.request(path)).status).toBe(404)
})
