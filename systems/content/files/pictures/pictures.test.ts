import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeholderColour } from '@agency/posters/scenes/draw-scene.ts'
import type { Scene } from '@agency/posters/scenes/scene.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureCatalogue } from './picture-catalogue.ts'
import { addPictureRoutes } from './picture-routes.ts'
import { posterSlugs, withPictures } from './picture-values.ts'
import { rastersIn } from './rasters.ts'

const folder = mkdtempSync(join(tmpdir(), 'media-test-'))
writeFileSync(join(folder, 'secret.txt'), 'secret')

const penang: Scene = {
  slug: 'penang',
  alt: 'Shophouses',
  light: 'dusk',
  ground: 'city',
  landmark: 'penang-shophouses',
  foreground: ['lanterns'],
  palette: 'coral',
  seed: 1,
}

const log = createLogger('test', 'silent')
const catalogue = pictureCatalogue([penang])

function appWith(media: string) {
  const app = httpService({ title: 'Test', version: '1', log, ready: {} })
  addPictureRoutes(app, catalogue, rastersIn(media, log))
  return app
}

const app = appWith(folder)

const sources = { drawings: catalogue, uploads: { find: () => undefined } }
const id = catalogue.picture('penang')?.id

test('a poster becomes an address with a description; on narrow screens it is the tall crop', () => {
  const properties = { image: 'poster:penang', mobileImage: 'poster:penang', price: 5 }
  expect(withPictures(properties, sources)).toEqual({
    image: `/media//${id}/penang.svg`,
    imageMeta: expect.objectContaining({
      alt: 'Shophouses',
      width: 1200,
      height: 900,
      placeholder: placeholderColour(penang),
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
  const resolved = withPictures(properties, sources)
  expect(Object.keys(resolved)).toEqual(['gallery', 'galleryMeta'])
  expect(resolved.gallery).toEqual([`/media//${id}/penang.svg`, '/own.jpg'])
  expect(resolved.galleryMeta).toEqual([expect.objectContaining({ alt: 'Shophouses' }), null])
})

test('pictures in nested values and texts have addresses too, and are drawn in advance', () => {
  const properties = {
    pictures: [{ picture: 'poster:penang', caption: 'A street', beside: 'text' }],
    bodyText:
      '<p>Before</p>\n<p><img src="poster:penang" alt="" title="Five-foot ways &amp; tiles"></p>\n<p><img src="poster:atlantis" alt="x"></p>',
  }
  const resolved = withPictures(properties, sources)
  expect(resolved.pictures).toEqual([
    expect.objectContaining({
      picture: `/media//${id}/penang.svg`,
      pictureMeta: expect.any(Object),
      caption: 'A street',
    }),
  ])
  expect(resolved.bodyText).toBe(
    `<p>Before</p>\n<figure><img src="/media//${id}/penang.svg" alt="Shophouses" width="1200" height="900"><figcaption>Five-foot ways &amp; tiles</figcaption></figure>\n`,
  )
  expect(posterSlugs(properties)).toEqual(['penang', 'penang', 'atlantis'])
})

test('the description in a text comes before that of the library; only a title is a caption; an inline picture stays inline', () => {
  const drawn = (alt: string) => `<img src="/media//${id}/penang.svg" alt="${alt}" width="1200" height="900">`
  const bodyText = [
    '<p><img src="poster:penang" alt="A &quot;street&quot;" /></p>',
    '<p>See <img src="poster:penang" alt=""> and <a href="/x"><img alt="Tiles" src="/media/0/penang.svg"></a></p>',
    '<p>Gone: <img src="poster:atlantis" alt="x"></p>',
    '<p><img src="/own.jpg" alt="y"></p>',
  ].join('\n')
  expect(withPictures({ bodyText }, sources).bodyText).toBe(
    [
      `<figure>${drawn('A &quot;street&quot;')}</figure>`,
      `<p>See ${drawn('Shophouses')} and <a href="/x">${drawn('Tiles')}</a></p>`,
      '<p>Gone: </p>',
      '<p><img src="/own.jpg" alt="y"></p>',
    ].join('\n'),
  )
})

test('a changed drawing has another address', () => {
  expect(pictureCatalogue([{ ...penang, seed: 2 }]).picture('penang')?.id).not.toBe(id)
  expect(pictureCatalogue([{ ...penang }]).picture('penang')?.id).toBe(id)
})

test('a picture is served at its address, cacheable for ever, with the right type, compressed', async () => {
  const svg = await app.request(`/media//${id}/penang.svg`, { headers: { 'accept-encoding': 'gzip' } })
  expect(svg.status).toBe(200)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg.headers.get('content-encoding')).toBe('gzip')
  expect(svg.headers.get('cache-control')).toContain('immutable')
  const jpg = await app.request(`/media//${id}/penang.jpg`)
  expect(jpg.headers.get('content-type')).toBe('image/jpeg')
})

test.each([
  '/media//0123456789abcdef/penang.svg',
  '/media//0/penang.svg',
  `/media/${id}/penang.svg`,
  `/media//${id}/penang%2Esvg`,
])('%s redirects to the canonical address of the drawing, cached briefly', async address => {
  const old = await app.request(address)
  expect([old.status, old.headers.get('location')]).toEqual([301, `/media//${id}/penang.svg`])
  expect(old.headers.get('cache-control')).toBe('public, max-age=60')
  expect(old.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
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

test('the first request draws a raster, simultaneous ones wait for it, and later ones find it', async () => {
  const media = join(folder, 'new')
  const address = `/media//${id}/penang.share.jpg`
  const fresh = appWith(media)
  const answers = await Promise.all(Array.from({ length: 5 }, () => fresh.request(address)))
  const bytes = await Promise.all(answers.map(async answer => Buffer.from(await answer.arrayBuffer())))
  const { width, height, format } = await sharp(bytes[0]).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(bytes.every(one => one.equals(bytes[0] as Buffer))).toBe(true)
  expect(readdirSync(media)).toEqual([`${id}.penang.share.jpg`])
  writeFileSync(join(media, `${id}.penang.share.jpg`), 'drawn before')
  expect(await (await fresh.request(address)).text()).toBe('drawn before')
})

test('an unwritable folder only means drawing again', async () => {
  const media = join(folder, 'secret.txt', 'media')
  for (let time = 0; time < 2; time++) {
    const answer = await appWith(media).request(`/media//${id}/penang.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  expect(existsSync(media)).toBe(false)
})

test.each(['penang.png', 'penang', 'penang.svg.jpg', 'penang.constructor', '.svg', 'constructor.svg'])(
  'nothing is drawn for %s',
  async name => expect((await app.request(`/media//${id}/${name}`)).status).toBe(404),
)
