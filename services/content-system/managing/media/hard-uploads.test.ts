import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addMedia } from './change-media.ts'
import type { MediaOptions } from './media-options.ts'
import { readUpload } from './read-upload.ts'
import { uploadReader } from './upload-reader.ts'

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c00000' } })

test('another process reads a drawing of 2 MB, and the main process stays free', async () => {
  const shapes = Array.from(
    { length: 15_000 },
    (_, index) => `<path id="p${index}" style="fill:#c00000" d="M${index} 0h9v9H0z${'h1v1'.repeat(12)}"/>`,
  )
  const file = Buffer.from(`<svg viewBox="0 0 200 100">${shapes.join('')}</svg>`)
  const costOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const read = uploadReader()
  await read(new File([await red(9, 9).png().toBuffer()], 'first.png'))
  const there = await costOf(() => read(new File([file], 'logo.svg')))
  const here = await costOf(() => readUpload(file))
  expect(there).toBeLessThan(here / 3)
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
