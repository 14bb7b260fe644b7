import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createPictureStore } from './picture-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-store-'))
})

const failures: string[] = []
const report = { failed: (error: unknown) => void failures.push(String(error)), worked: () => undefined }
const bytes = Buffer.alloc(1000, 1)
const picture = { bytes, lifetime: Number.POSITIVE_INFINITY }
const bytesStored = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
const asMany = (store: ReturnType<typeof createPictureStore>, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => store.read(`${number}.webp`, async () => picture)))

test('pictures stay within their limit of bytes, however many are requested', async () => {
  const store = createPictureStore(folder, report, { maxBytes: 100_000, leaveFree: 0 })
  for (let round = 0; round < 5; round++) {
    for (let number = 0; number < 100; number++) await store.read(`${round}-${number}.webp`, async () => picture)
    expect(bytesStored()).toBeLessThanOrEqual(100_000)
  }
  expect(bytesStored()).toBeGreaterThan(80_000)
})

test('files of earlier processes count towards the limit', async () => {
  for (let number = 0; number < 300; number++) writeFileSync(join(folder, `old-${number}.webp`), bytes)
  await createPictureStore(folder, report, { maxBytes: 100_000, leaveFree: 0 }).read('new.webp', async () => picture)
  expect(bytesStored()).toBeLessThanOrEqual(100_000)
})

test('on a nearly full disk pictures are sent and not stored', async () => {
  const store = createPictureStore(folder, report, { maxBytes: 100_000, leaveFree: Number.MAX_SAFE_INTEGER })
  expect(await asMany(store, 3)).toEqual([picture, picture, picture])
  expect(readdirSync(folder)).toEqual([])
  expect(failures).toEqual(Array(3).fill(expect.stringMatching(/the disk has less than \d+ MB left$/)))
})

test('a picture with a limited lifetime stays in memory for that time, and never on disk', async () => {
  const store = createPictureStore(folder, report)
  let count = 0
  const make = (lifetime: number) => async () => ({ bytes: Buffer.from(String(++count)), lifetime })
  const read = async (name: string, lifetime: number) => (await store.read(name, make(lifetime))).bytes.toString()
  expect([await read('brief', 60), await read('brief', 60)]).toEqual(['1', '1'])
  expect([await read('never', 0), await read('never', 0)]).toEqual(['2', '3'])
  expect((await store.read('brief', make(60))).lifetime).toBeLessThanOrEqual(60)
  expect(existsSync(folder) && readdirSync(folder)).toEqual([])
})
