import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Picture } from '@agency/contracts/manage/media.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { eventually } from '@agency/testing/eventually.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { sampleUser, studioBrowser } from '../../testing/studio-browser.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { maxBody } from './max-body.ts'

const services = uuidOfPath('pages/services')
const folder = contentFolder({ 'pages/services.md': prose('Services') })
const uploads = join(folder, '..', 'data', 'uploads')
const editorKey = { 'x-editor-key': 'sample-content-editor-key' }
const silent = createLogger('test', 'silent')
const it = await testSystem(folder)
afterAll(() => it.stop())

/** Red on the left, blue on the right. */
const redAndBlue = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } }, left: width / 2, top: 0 },
  ])

async function send(path: string, bytes: Buffer, name: string) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], name))
  const response = await it.app.request(`/manage/${path}`, { method: 'POST', headers: editorKey, body })
  return { status: response.status, json: (await response.json()) as Picture & { detail: string } }
}
const bring = (bytes: Buffer, name = 'beach.jpg') => send('media', bytes, name)

async function pictures(query = ''): Promise<Picture[]> {
  const response = await it.edit('GET', `media${query}`)
  return ((await response.json()) as { pictures: Picture[] }).pictures
}
const fetched = async (address: string) => {
  const first = await it.app.request(address)
  const response = first.status === 301 ? await it.app.request(first.headers.get('location') ?? '') : first
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const colourOf = async (address: string) => (await sharp((await fetched(address)).bytes).stats()).dominant

/** Publishes the page with a picture, which gets a description first, and a text. */
async function publish(picture: Picture | undefined, bodyText = 'Some *text*.') {
  const image = picture && `media/${picture.id}`
  if (image) await it.edit('PUT', image, { ...picture, alt: 'A beach' })
  const source = { title: 'S', metaTitle: 'S', metaDescription: 'S', bodyText, ...(image && { image }) }
  const answer = await it.publish(services, {
    alias: 'prosePage',
    name: 'Services',
    urlSegment: 'services',
    source,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
type Shown = {
  image: string
  imageMeta: { portrait: string; hero: string; share: string; focalPoint: object; alt: string; crops: object[] }
  bodyText: string
}
const shown = async () =>
  (await it.read(`shared/get?key=${services}&query=image,imageMeta,bodyText`)).json as unknown as Shown

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is accepted, listed and served', async format => {
  const { status, json } = await bring(await redAndBlue().toFormat(format).toBuffer(), `red_and blue.${format}`)
  expect(status).toBe(201)
  expect(json).toMatchObject({ name: 'red and blue', format, width: 1200, height: 600, drawn: false, usedBy: [] })
  const file = await fetched(json.url)
  expect(file.headers.get('content-type')).toBe(`image/${format}`)
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(await sharp((await fetched(json.thumbnail)).bytes).metadata()).toMatchObject({ width: 480, height: 360 })
  expect((await fetched(`/media/${json.id}`)).headers.get('content-type')).toBe('image/jpeg')
})

test('a drawing is stored as PNG, and people sign in while a hostile one is drawn', async () => {
  const shapes = '<rect width="40" height="30" fill="#c00000"/>'
  const layers = `${'<g opacity=".5">'.repeat(250)}${shapes}${'</g>'.repeat(250)}`
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inner}</svg>`)
  const hostile = bring(svg(layers), 'layers.svg')
  const { email, password } = sampleUser('publisher')
  const first = await Promise.race([studioBrowser(it).signIn(email, password), hostile])
  expect(first.status).toBe(200)
  expect((await hostile).status).toBe(422)
  const { status, json } = await bring(svg(`${shapes}<script>alert(1)</script>`), 'logo.svg')
  expect([status, json.format, json.width, json.height]).toEqual([201, 'png', 2400, 1800])
  await publish(json)
  expect((await colourOf((await shown()).imageMeta.share)).r).toBeGreaterThan(150)
}, 60_000)

test('a photo is rotated upright and loses its location', async () => {
  const photo = await redAndBlue()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' }, IFD0: { Artist: 'Siti Aminah' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { json } = await bring(photo)
  expect(json).toMatchObject({ width: 600, height: 1200 })
  const about = await sharp((await fetched(json.url)).bytes).metadata()
  expect([about.exif, about.orientation, about.xmp]).toEqual([undefined, undefined, undefined])
})

test('data appended to a picture is dropped', async () => {
  const program = '<script>alert(document.domain)</script>PK\u0003\u0004'
  const { status, json } = await bring(Buffer.concat([await redAndBlue().jpeg().toBuffer(), Buffer.from(program)]))
  expect(status).toBe(201)
  const file = await fetched(json.url)
  expect(file.bytes.includes('script')).toBe(false)
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
})

const redAndBlueFile = async (format: 'tiff' | 'png' | 'avif') => (await redAndBlue()).toFormat(format).toBuffer()

/** A small PNG whose head says that it is 60,000 pixels wide and high. */
function promising(png: Buffer): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(60_000, 16)
  changed.writeUInt32BE(60_000, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

const bomb = () =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a page called beach.jpg', () => Buffer.from('<!doctype html><script>1</script>'), /not a picture/],
  ['a drawing with a program', () => Buffer.from('<svg xmlns="x"><script>1</script></svg>'), /SVG.*PNG/],
  ['an SVG behind a comment', () => Buffer.from('\ufeff <!-- x --><svg/>'), /SVG/],
  ['a GIF', () => Buffer.from('GIF89a'), /GIF/],
  ['a PDF', () => Buffer.from('%PDF-1.7'), /PDF/],
  ['a photo of a phone as HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*JPEG/],
  [
    'a drawing that needs other files',
    () => Buffer.from('<svg viewBox="0 0 1 1"><image href="x.png"/></svg>'),
    /SVG.*PNG/,
  ],
  ['a TIFF', () => redAndBlueFile('tiff'), /TIFF.*JPEG/],
  [
    'a photo as DNG',
    () => Buffer.from('II*\0\x08\0\0\0\x01\0\x12\xc6\x01\0\x04\0\0\0\x01\x04\0\0', 'latin1'),
    /DNG.*JPEG/,
  ],
  ['a Photoshop file', () => Buffer.from('8BPS\0\x01'), /Photoshop/],
  ['a script that begins as a GIF', () => Buffer.from('GIF89a=1;alert(document.domain)'), /GIF/],
  ['half a PNG', async () => (await redAndBlueFile('png')).subarray(0, 600), /damaged/],
  ['half an AVIF', async () => (await redAndBlueFile('avif')).subarray(0, 400), /damaged/],
  ['a head that promises a gigantic picture', async () => promising(await redAndBlueFile('png')), /million pixels/],
  ['half a photo', async () => (await redAndBlue().jpeg().toBuffer()).subarray(0, 900), /damaged/],
  ['a head without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), /damaged/],
  ['a picture that would fill the memory', bomb, /million pixels/],
  ['nothing', () => Buffer.alloc(0), /not a picture/],
])('%s is refused with a helpful message', async (_, make, word) => {
  const { status, json } = await bring(await make())
  expect([status, json.detail]).toEqual([422, expect.stringMatching(word)])
})

test('a file over 20 MB is refused unread, and other calls keep their smaller limit', async () => {
  const { status } = await bring(Buffer.alloc(22 * 1024 * 1024))
  expect(status).toBe(413)
  const headers = { ...editorKey, 'content-type': 'application/json', 'content-length': String(2 * 1024 * 1024) }
  expect((await it.app.request('/manage/users', { method: 'POST', headers, body: '{}' })).status).toBe(413)
})

test('a large picture passes the HTTP server of the process, which limits other calls', async () => {
  const server = listen({ app: it.app, port: 0, portSetting: 'CONTENT_PORT', log: silent, maxBody })
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const raw = { width: 1000, height: 800, channels: 3 } as const
  const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(noise)], 'noise.png'))
  expect((await fetch(`${base}/manage/media`, { method: 'POST', headers: editorKey, body })).status).toBe(201)
  const long = { method: 'POST', headers: editorKey, body: 'x'.repeat(2 * 1024 * 1024) }
  expect((await fetch(`${base}/manage/users`, long)).status).toBe(413)
  server.close()
})

test('a page shows the picture with its focal point; its crops follow, and the site is notified', async () => {
  const { json } = await bring(await redAndBlue().png().toBuffer(), 'beach.png')
  await publish(json)
  const before = await shown()
  expect(before).toMatchObject({ image: json.url, imageMeta: { alt: 'A beach', focalPoint: { left: 0.5, top: 0.5 } } })
  it.site.received.splice(0)
  const values = { name: 'Beach', alt: 'A beach in Langkawi', focalPoint: { left: 0.9, top: 0.5 } }
  expect((await it.edit('PUT', `media/${json.id}`, values)).status).toBe(200)
  const { image, imageMeta } = await shown()
  expect(imageMeta).toMatchObject({ alt: values.alt, focalPoint: values.focalPoint })
  expect(imageMeta.crops).toContainEqual({ alias: 'banner', width: 1600, height: 900, coordinates: null })
  expect(imageMeta.crops).toContainEqual({ alias: 'photograph', width: 1500, height: 1000, coordinates: null })
  expect(image).not.toBe(before.image)
  expect((await colourOf(imageMeta.portrait)).b).toBeGreaterThan(150)
  await eventually('the site is notified', () => it.site.received.some(({ body }) => body.includes(services)))

  const coordinates = { x1: 0, y1: 0, x2: 0.6, y2: 0 }
  await it.edit('PUT', `media/${json.id}`, { ...values, crops: [{ alias: 'phone', coordinates }] })
  expect((await colourOf((await shown()).imageMeta.portrait)).r).toBeGreaterThan(150)
  expect(await sharp((await fetched((await shown()).imageMeta.share)).bytes).metadata()).toMatchObject({
    format: 'jpeg',
  })
})

test('a page with a picture can be published once the library describes it', async () => {
  const { json } = await bring(await redAndBlue().jpeg().toBuffer())
  const image = `media/${json.id}`
  const source = { title: 'S', metaTitle: 'S', metaDescription: 'S', bodyText: `![](${image})`, image }
  const draft = { alias: 'prosePage', parentKey: null, name: 'Silent', urlSegment: 'silent', source }
  const key = crypto.randomUUID()
  const saved = (await (await it.edit('PUT', `nodes/${key}/draft`, draft)).json()) as { version: number }
  const attempt = () => it.edit('POST', `nodes/${key}/publish`, undefined, { 'if-match': `"${saved.version}"` })
  const refused = await attempt()
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    faults: [{ path: ['source', 'image'] }, { path: ['source', 'bodyText'] }],
  })
  await it.edit('PUT', `media/${json.id}`, { name: 'Beach', alt: 'A beach', focalPoint: { left: 0.5, top: 0.5 } })
  expect((await attempt()).status).toBe(200)
})

test('pictures between the paragraphs of a text have their address and size', async () => {
  const { json } = await bring(await redAndBlue().jpeg().toBuffer())
  await publish(undefined, `Before\n\n![A beach](media/${json.id} "Langkawi")\n\n![Gone](media/${crypto.randomUUID()})`)
  const { bodyText } = await shown()
  expect(bodyText).toContain(
    `<figure><img src="${json.url}" alt="A beach" width="1200" height="600"><figcaption>Langkawi</figcaption></figure>`,
  )
  expect(bodyText).not.toContain('media/0')
  expect(bodyText.match(/<img/g)).toHaveLength(1)
})

test('pictures that the studio inserted into a text have their full size', async () => {
  const { json } = await bring(await redAndBlue().jpeg().toBuffer())
  const drawing = (await pictures()).find(picture => picture.drawn)
  await publish(undefined, `![A beach](/media/${json.id})\n\n![Drawn](/media/0/${drawing?.id}.svg)`)
  const { bodyText } = await shown()
  expect(bodyText).toContain(`<figure><img src="${json.url}" alt="A beach" width="1200" height="600">`)
  expect(bodyText).toMatch(new RegExp(`<figure><img src="/media//\\w+/${drawing?.id}\\.svg"`))
})

test('every page shows the replacement file, and the old file is deleted', async () => {
  const { json } = await bring(await redAndBlue(800, 400).jpeg().toBuffer())
  await publish(json)
  const crops = [{ alias: 'card', coordinates: { x1: 0.1, y1: 0, x2: 0.3, y2: 0 } }]
  await it.edit('PUT', `media/${json.id}`, { ...json, crops })
  const before = readdirSync(uploads)
  const replaced = await send(`media/${json.id}/file`, await redAndBlue(600, 600).webp().toBuffer(), 'new.webp')
  expect(replaced.json).toMatchObject({ id: json.id, format: 'webp', width: 600, usedBy: [{ key: services }] })
  expect((await shown()).image).toBe(replaced.json.url)
  expect(replaced.json.crops).toEqual([])
  expect(readdirSync(uploads)).toHaveLength(before.length)
  expect((await send(`media/${crypto.randomUUID()}/file`, Buffer.alloc(1), 'x.jpg')).status).toBe(404)
})

test('a picture that a page or a draft uses stays; an unused one goes with its file', async () => {
  const { json } = await bring(await redAndBlue(640, 480).jpeg().toBuffer(), 'only-here.jpg')
  await publish(json)
  const refused = await it.app.request(`/manage/media/${json.id}`, { method: 'DELETE', headers: editorKey })
  expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
    409,
    expect.stringContaining('Services'),
  ])
  expect((await pictures('?q=only-here'))[0]?.usedBy).toEqual([{ key: services, name: 'Services' }])
  expect(await pictures('?q=only-here&unused=true')).toEqual([])
  await publish(undefined)
  expect(await pictures('?q=only-here&unused=true')).toHaveLength(1)
  const files = readdirSync(uploads).length
  expect((await it.app.request(`/manage/media/${json.id}`, { method: 'DELETE', headers: editorKey })).status).toBe(204)
  expect(readdirSync(uploads)).toHaveLength(files - 1)
  expect((await fetched(json.url)).status).toBe(404)
  expect(await pictures('?q=only-here')).toEqual([])
})

test('the drawings of the product are listed too, and cannot be changed', async () => {
  const drawing = (await pictures()).find(picture => picture.drawn)
  expect(drawing).toMatchObject({ format: 'svg', alt: expect.stringMatching(/\w/) })
  expect((await fetched(drawing?.thumbnail ?? '')).headers.get('content-type')).toContain('svg')
  expect((await it.app.request(`/manage/media/${drawing?.id}`, { method: 'DELETE', headers: editorKey })).status).toBe(
    400,
  )
  expect(existsSync(uploads)).toBe(true)
})
