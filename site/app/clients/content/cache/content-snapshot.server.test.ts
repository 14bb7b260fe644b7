import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftEnding } from '@agency/service-kit/files/write-whole.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContentCache } from './content-cache.server.ts'
import { createContentSnapshot, type SnapshotOptions } from './content-snapshot.server.ts'
import { digestOf } from './snapshot-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))

/** A disk may take its time. */
const slowly = { timeout: 30_000 }

const source = 'http://content.example'
const log = createLogger('test', 'silent')
const snapshotIn = (options: Partial<SnapshotOptions> = {}) =>
  createContentSnapshot({ folder, source, log, pause: 1, ...options })

const body = { id: 7, name: 'Langkawi – 浮罗交怡' }
const answer = (given: unknown = body) => {
  const text = JSON.stringify(given)
  return { text, digest: digestOf(text) }
}
const bodyOf = (given: { body: unknown }) => given.body

async function saved(options: Partial<SnapshotOptions> = {}, path = '/page') {
  const snapshot = snapshotIn(options)
  snapshot.save(path, answer())
  await vi.waitFor(() => expect(snapshot.state()).toMatchObject({ waiting: 0, written: 1 }), slowly)
  return snapshot
}
const fileNames = async () => (await readdir(folder)).map(name => join(folder, name))

test('answers that one process stored are read by the next', async () => {
  await saved()
  await expect(snapshotIn().read('/page', bodyOf)).resolves.toMatchObject({ value: body })
  await expect(snapshotIn().read('/another', bodyOf)).resolves.toBeUndefined()
})

test('the route list of a very large site is stored, besides the pages that wait with it', async () => {
  const routes = 'x'.repeat(20 * 1024 * 1024)
  const snapshot = snapshotIn()
  snapshot.save('/routes', answer(routes))
  snapshot.save('/page', answer())
  await vi.waitFor(() => expect(snapshot.state()).toMatchObject({ waiting: 0, written: 2 }), slowly)
  await expect(snapshotIn().read('/routes', bodyOf)).resolves.toMatchObject({ value: routes })
})

test('an answer of another content system is ignored', async () => {
  await saved({ source: 'http://another.example' })
  await expect(snapshotIn().read('/page', bodyOf)).resolves.toBeUndefined()
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', bytes => bytes.subarray(0, bytes.length - 5)],
  ['empty', () => Buffer.alloc(0)],
  ['changed by one character', bytes => Buffer.from(bytes.toString('utf8').replace('Langkawi', 'Lankgawi'))],
  ['of another format', bytes => Buffer.from(bytes.toString('utf8').replace('"format":1', '"format":2'))],
  ['something else', () => Buffer.from('\u0000\n{"id":7}')],
])('a file that is %s is ignored, and replaced by the next good answer', async (_, damage) => {
  await saved()
  const [file = ''] = await fileNames()
  await writeFile(file, damage(await readFile(file)))
  const next = snapshotIn()
  await expect(next.read('/page', bodyOf)).resolves.toBeUndefined()
  expect(next.state().ignored).toBe(1)
  next.save('/page', answer())
  await vi.waitFor(() => expect(next.state().written).toBe(1), slowly)
  await expect(next.read('/page', bodyOf)).resolves.toMatchObject({ value: body })
})

test('a thousand damaged files are one line in the log', async () => {
  const warn = vi.fn()
  for (const path of ['/1', '/2', '/3']) await saved({}, path)
  for (const file of await fileNames()) await writeFile(file, 'damaged')
  const next = snapshotIn({ log: { ...log, warn } as never })
  for (const path of ['/1', '/2', '/3']) await next.read(path, bodyOf)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('an answer expires after a day', async () => {
  await saved()
  const [file = ''] = await fileNames()
  const yesterday = Date.now() / 1000 - 25 * 3600
  await utimes(file, yesterday, yesterday)
  await expect(snapshotIn().read('/page', bodyOf)).resolves.toBeUndefined()
})

test('an answer from the future, after the clock was set back, is still used', async () => {
  await saved()
  const [file = ''] = await fileNames()
  const tomorrow = Date.now() / 1000 + 30 * 3600
  await utimes(file, tomorrow, tomorrow)
  await expect(snapshotIn().read('/page', bodyOf)).resolves.toMatchObject({ value: body, age: 0 })
})

test('a read-only folder is logged, and answers are still served', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const error = vi.fn()
  const snapshot = snapshotIn({ folder: join(folder, 'a-file/below'), log: { ...log, error } as never })
  snapshot.save('/page', answer())
  await vi.waitFor(() => expect(snapshot.state().trouble).toBeDefined(), slowly)
  snapshot.save('/other', answer())
  expect(error).toHaveBeenCalledTimes(1)
})

test('the folder stays within its bytes, the oldest go first', async () => {
  for (const path of ['/first', '/other', '/third']) {
    for (const file of await fileNames()) await madeOlder(file)
    await saved({}, path)
  }
  const { size } = await stat((await fileNames())[0] ?? '')
  const snapshot = snapshotIn({ maxBytes: size * 3 })
  snapshot.save('/extra', answer())
  await vi.waitFor(() => expect(snapshot.read('/first', bodyOf)).resolves.toBeUndefined(), slowly)
  for (const path of ['/other', '/third', '/extra']) await expect(snapshot.read(path, bodyOf)).resolves.toBeDefined()
})

async function madeOlder(file: string) {
  const seconds = (await stat(file)).mtimeMs / 1000 - 10
  await utimes(file, seconds, seconds)
}

test('several processes on one folder never see half a file', async () => {
  const writers = [1, 2, 3].map(() => snapshotIn())
  const long = (character: string) => ({ id: 1, name: character.repeat(200_000) })
  const seen: unknown[] = []
  for (const round of [1, 2, 3, 4]) {
    for (const [number, writer] of writers.entries()) writer.save('/page', answer(long(String(round * 3 + number))))
    await vi.waitFor(async () => {
      const found = await writers[0]?.read('/page', bodyOf)
      if (found) seen.push(found.value)
      expect(writers.map(writer => writer.state().waiting)).toEqual([0, 0, 0])
    }, slowly)
  }
  expect(seen.length).toBeGreaterThan(0)
  expect(writers.map(writer => writer.state().ignored)).toEqual([0, 0, 0])
  expect((await readdir(folder)).filter(name => name.endsWith(draftEnding))).toEqual([])
})

test('a process that starts while the content system is away serves the stored answers', async () => {
  await saved()
  const snapshot = snapshotIn()
  let up = false
  const fresh = { id: 7, name: 'Newer' }
  const cache = createContentCache(
    () => (up ? Promise.resolve({ body: fresh, text: JSON.stringify(fresh) }) : Promise.reject(new Error('down'))),
    { snapshot },
  )
  const reading = { keys: ['k'], accept: (given: unknown) => given }
  await expect(cache.read('/page', reading)).resolves.toEqual(body)
  expect(cache.state().fromSnapshot).toBe(1)
  await expect(cache.read('/unknown', reading)).rejects.toThrow('down')
  up = true
  cache.forget(['k'])
  await expect(cache.read('/page', reading)).resolves.toEqual(fresh)
  expect(cache.state().fromSnapshot).toBe(0)
})

test('answers to invented addresses are not stored', async () => {
  const snapshot = snapshotIn()
  const cache = createContentCache(async () => ({ body, text: JSON.stringify(body) }), { snapshot })
  await cache.read('/search', { keys: ['k'], accept: bodyOf as never, persist: false })
  expect(snapshot.state()).toMatchObject({ waiting: 0, written: 0 })
})
