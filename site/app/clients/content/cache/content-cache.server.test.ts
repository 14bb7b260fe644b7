import { beforeEach, expect, test, vi } from 'vitest'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { anyKey, createContentCache, type Quarantine, routeListKey } from './content-cache.server.ts'

let now = 0
beforeEach(() => {
  now = 1_000_000
})

const asIs = (body: unknown) => body
const reading = (...keys: string[]) => ({ keys, accept: asIs })
const hour = 3_600_000

function cacheOver(answers: () => Promise<unknown>) {
  let calls = 0
  const cache = createContentCache(
    async () => {
      calls += 1
      const body = await answers()
      return { body, text: JSON.stringify(body) }
    },
    { clock: { now: () => now } },
  )
  return { cache, calls: () => calls }
}

const down = () => Promise.reject(new Error('down'))
const hanging = () => new Promise<never>(() => undefined)

test('readers of one path share a call, and its answer serves for 60 seconds', async () => {
  const { cache, calls } = cacheOver(async () => 'answer')
  await Promise.all([cache.read('/a', reading('k')), cache.read('/a', reading('k'))])
  now += 59_000
  await cache.read('/a', reading('k'))
  expect(calls()).toBe(1)
  now += 2_000
  await cache.read('/a', reading('k'))
  expect(calls()).toBe(2)
})

test('a changed key invalidates its answers and those that depend on any change, and no others', async () => {
  const { cache, calls } = cacheOver(async () => 'answer')
  const readAll = async () => {
    await cache.read('/changed', reading('k1'))
    await cache.read('/other', reading('k2'))
    await cache.read('/routes', reading(anyKey))
  }
  await readAll()
  cache.forget(['k1'])
  await readAll()
  expect(calls()).toBe(5)
  cache.forget([anyKey])
  await readAll()
  expect(calls()).toBe(8)
})

test.each([
  ['fails', down],
  ['never answers', hanging],
])('when the content system %s, the last good answer serves for a day', async (_, trouble) => {
  let answer: () => Promise<unknown> = async () => 'good'
  const { cache } = cacheOver(() => answer())
  await cache.read('/a', reading('k'))
  answer = trouble
  now += 23 * hour
  await expect(cache.read('/a', reading('k'))).resolves.toBe('good')
  cache.forget(['k'])
  await expect(cache.read('/a', reading('k'))).resolves.toBe('good')
})

test('a change that was not announced is found at the next reading, and told by its keys', async () => {
  let answer = 'one'
  const told: string[][] = []
  const cache = createContentCache(async () => ({ body: answer, text: answer }), {
    clock: { now: () => now },
    onUnannounced: keys => told.push(keys),
  })
  const read = () => cache.read('/a', reading('k', 'parent', routeListKey, anyKey))
  await read()
  now += 61_000
  await read()
  expect(told).toEqual([])
  answer = 'two'
  now += 61_000
  await read()
  expect(told).toEqual([['k', 'parent']])
  answer = 'three'
  cache.forget(['k'])
  await read()
  expect(told).toHaveLength(1)
})

test('an answer expires after a day', async () => {
  let answer: () => Promise<unknown> = async () => 'good'
  const { cache } = cacheOver(() => answer())
  await cache.read('/a', reading('k'))
  answer = down
  now += 25 * hour
  await expect(cache.read('/a', reading('k'))).rejects.toThrow('down')
})

test('a failing content system is not called for every reader, but again soon', async () => {
  let answer: () => Promise<unknown> = async () => 'good'
  const { cache, calls } = cacheOver(() => answer())
  await cache.read('/a', reading('k'))
  answer = down
  now += hour
  for (const _ of [1, 2, 3]) await cache.read('/a', reading('k'))
  expect(calls()).toBe(2)
  answer = async () => 'new'
  now += 2_000
  await expect(cache.read('/a', reading('k'))).resolves.toBe('new')
})

test('while a call hangs, readers with a stale answer share it', async () => {
  let answer: () => Promise<unknown> = async () => 'good'
  const { cache, calls } = cacheOver(() => answer())
  await cache.read('/a', reading('k'))
  answer = hanging
  now += hour
  await Promise.all([1, 2, 3].map(() => cache.read('/a', reading('k'))))
  now += 1_000
  await cache.read('/a', reading('k'))
  expect(calls()).toBe(2)
})

test('an unreadable answer is not cached, and the stale one is still served', async () => {
  const { cache, calls } = cacheOver(async () => `odd ${calls()}`)
  const refuse = () => {
    throw new Error('unexpected shape')
  }
  await expect(cache.read('/a', { keys: ['k'], accept: refuse })).rejects.toThrow('unexpected shape')
  await expect(cache.read('/a', reading('k'))).resolves.toBe('odd 2')
  now += hour
  await expect(cache.read('/a', { keys: ['k'], accept: refuse })).resolves.toBe('odd 2')
})

test('an answer that was in progress while its key changed is not cached as fresh, nor instead of a newer one', async () => {
  const finish: ((value: string) => void)[] = []
  const { cache, calls } = cacheOver(() => new Promise(resolve => finish.push(resolve)))
  const before = cache.read('/a', reading('k'))
  await vi.waitFor(() => expect(calls()).toBe(1))
  cache.forget(['k'])
  now += 5
  const after = cache.read('/a', reading('k'))
  await vi.waitFor(() => expect(calls()).toBe(2))
  finish[1]?.('after the change')
  await expect(after).resolves.toBe('after the change')
  finish[0]?.('before the change')
  await before
  await expect(cache.read('/a', reading('k'))).resolves.toBe('after the change')
  expect(calls()).toBe(2)
})

const shrinking = (acceptedLater: boolean) => ({
  keys: [anyKey],
  accept: (body: unknown) => body as number[],
  quarantine: (old: number[], fresh: number[], announced: ReadonlySet<string>): Quarantine | undefined =>
    fresh.length < old.length && !announced.has('removed') ? { reason: 'it shrank', acceptedLater } : undefined,
})

test('an answer that is quarantined is accepted when it stays so, or was announced', async () => {
  let answer: unknown = [1, 2]
  const { cache } = cacheOver(async () => answer)
  const read = () => cache.read('/routes', shrinking(true))
  await read()
  answer = [1]
  now += 61_000
  await expect(read()).resolves.toEqual([1, 2])
  expect(cache.state().quarantined).toBe(1)
  now += 299_000
  await expect(read()).resolves.toEqual([1, 2])
  now += 2_000
  await expect(read()).resolves.toEqual([1])
  expect(cache.state().quarantined).toBe(0)
  answer = []
  cache.forget(['something else'])
  await expect(read()).resolves.toEqual([1])
  cache.forget(['removed'])
  await expect(read()).resolves.toEqual([])
})

test('an implausible change is not accepted, however long it lasts', async () => {
  let answer: unknown = [1, 2]
  const { cache } = cacheOver(async () => answer)
  const read = () => cache.read('/routes', shrinking(false))
  await read()
  answer = [1]
  cache.forget([anyKey])
  for (const _ of [1, 2, 3]) {
    await read()
    now += hour
  }
  await expect(read()).resolves.toEqual([1, 2])
  answer = [1, 2, 3]
  now += 2_000
  await expect(read()).resolves.toEqual([1, 2, 3])
})

test('a missing node is requested once in 60 seconds, and again when it is announced', async () => {
  let answer: () => Promise<unknown> = () => Promise.reject(new UpstreamFailure('content', 'not-found', '/a'))
  const { cache, calls } = cacheOver(() => answer())
  const read = () => cache.read('/a', reading('k'))
  await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
  now += 59_000
  await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
  expect(calls()).toBe(1)
  now += 2_000
  await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
  expect(calls()).toBe(2)
  cache.forget(['k'])
  answer = async () => 'here now'
  await expect(read()).resolves.toBe('here now')
})

test('other failures are not remembered', async () => {
  const { cache, calls } = cacheOver(down)
  await expect(cache.read('/a', reading('k'))).rejects.toThrow('down')
  await expect(cache.read('/a', reading('k'))).rejects.toThrow('down')
  expect(calls()).toBe(2)
})

test('a route list that says the same as the published one is not read again, everything else is', async () => {
  const { cache: published } = cacheOver(async () => ['home'])
  await published.read('/routes', { keys: [routeListKey], accept: () => 'read before' })
  await published.read('/node', { keys: ['k'], accept: () => 'read before' })
  const anew = async (path: string, key: string, body: unknown) => {
    const preview = createContentCache(async () => ({ body, text: JSON.stringify(body) }), { published })
    return preview.read(path, { keys: [key], accept: () => 'read anew' })
  }
  expect(await anew('/routes', routeListKey, ['home'])).toBe('read before')
  expect(await anew('/routes', routeListKey, ['home', 'new'])).toBe('read anew')
  expect(await anew('/node', 'k', ['home'])).toBe('read anew')
})

test('a patient reader gets the answer that comes too late for visitors', async () => {
  let answer: () => Promise<unknown> = async () => 'before'
  const { cache } = cacheOver(() => answer())
  await cache.read('/routes', reading(anyKey))
  const { promise, resolve } = Promise.withResolvers<unknown>()
  answer = () => promise
  cache.forget(['k'])
  const patient = cache.read('/routes', { ...reading(anyKey), isPatient: true })
  await expect(cache.read('/routes', reading(anyKey))).resolves.toBe('before')
  resolve('after')
  await expect(patient).resolves.toBe('after')
})
