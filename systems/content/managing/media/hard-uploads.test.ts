import { workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addMedia } from './change-media.ts'
import type { MediaOptions } from './media-options.ts'
import { readUpload } from './read-upload.ts'

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c00000' } })

const rectangle = '<rect width="20" height="10" fill="#c00000"/>'
const drawing = (inner: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${rectangle}${inner}</svg>`], 'logo.svg')
const doubled = Array.from({ length: 27 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(2)}</g>`)

test('a drawing that never ends ends with its process after ten seconds of it, and the next picture is read', async () => {
  const limits = { timeLimitMs: 80_000, maxWaiting: 1 }
  const worker = workerProcess<Uint8Array, unknown>(new URL('./upload-worker.ts', import.meta.url), limits)
  const start = process.cpuUsage()
  const endless = drawing(`<g id="a0">${rectangle}</g>${doubled.join('')}<use href="#a27"/>`)
  const stopped = worker.run(() => endless.bytes())
  const next = worker.run(() => red(9, 9).png().toBuffer())
  await expect(stopped).rejects.toMatchObject({ kind: 'failed', message: 'too hard to draw' })
  expect(await next).toMatchObject({ format: 'png', width: 9 })
  const { user, system } = process.cpuUsage(start)
  expect(user + system, 'microseconds of this process').toBeLessThan(3_000_000)
}, 90_000)

test.each([
  [
    'a pattern that many inherit',
    `<pattern id="p" width="9" height="9">${rectangle.repeat(400)}</pattern><g fill="url(#p)">${rectangle.repeat(400)}</g>`,
  ],
  ['what uses itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['groups in groups', '<g>'.repeat(200) + '</g>'.repeat(200)],
  ['very many parts', '<path/>'.repeat(30_000)],
  ['programs of events', '<g onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></g>'],
  [
    'foreign pages',
    '<foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">alert</b></foreignObject>',
  ],
  ['animations of links', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a style sheet that ends itself', '<style>.a{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
  ['what ends its own text', '<title/><script>alert(1)</script><title>x</title>'],
])('a drawing with %s is drawn as PNG', async (_, inner) => {
  expect(await readUpload(await drawing(inner).bytes())).toMatchObject({ format: 'png', width: 2400, height: 1200 })
})

test('a JPEG of more than 60 million pixels is accepted and made smaller', async () => {
  const photo = await red(9000, 7000).toColourspace('b-w').jpeg().toBuffer()
  expect(await readUpload(photo)).toMatchObject({ format: 'jpeg', width: 4000, height: 3111 })
})

/** A JPEG whose head says another size. */
function promising(jpeg: Buffer, marker: number, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, marker]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

test.each([
  ['progressive', 0xc2, 9000, 7000, /60 million pixels.*not progressive/],
  ['ordinary', 0xc0, 20_000, 20_000, /250 million pixels/],
])(
  'a JPEG that is %s and too large is refused after reading its header',
  async (kind, marker, width, height, words) => {
    const jpeg = await red(64, 64)
      .jpeg({ progressive: kind === 'progressive' })
      .toBuffer()
    expect(await readUpload(promising(jpeg, marker, width, height))).toEqual({ refused: expect.stringMatching(words) })
  },
)

test.each([
  ['jpeg', 40, 80],
  ['png', 40, 80],
  ['webp', 80, 40],
  ['avif', 40, 80],
] as const)('a %s with a rotation is stored as browsers show it', async (format, width, height) => {
  const turned = await red(80, 40).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  expect(await readUpload(turned)).toMatchObject({ format, width, height })
})

test.each([
  ['ENOSPC', 507, /no room/],
  ['EROFS', 507, /may not write/],
  [undefined, 503, /does not answer/],
])('a store that fails with %s gives a %i with a message, and nothing is recorded', async (code, status, words) => {
  const put = async () => {
    throw Object.assign(new Error('no'), { code })
  }
  const inserted: unknown[] = []
  const db = { insert: () => ({ values: (row: unknown) => ({ returning: async () => inserted.push(row) }) }) }
  const options = { db, store: { put } } as unknown as MediaOptions
  const upload = { format: 'png', width: 1, height: 1, placeholder: '#fff', bytes: Buffer.alloc(1) } as const
  await expect(addMedia(options, 'Beach', upload)).rejects.toMatchObject({
    status,
    message: expect.stringMatching(words),
  })
  expect(inserted).toEqual([])
})
