import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { createSpentTokens } from '@agency/site/app/limits/spent-tokens.server.ts'
import { type Instances, joinInstances } from '@agency/site/server/instances/instances.ts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { testWith } from './needs.ts'
import { type RedisServer, startRedis } from './redis-server.ts'

const test = testWith('redis-server')

export type Instance = Instances & { heard: string[] }

let redis: RedisServer
let joined: Instance[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterEach(() => {
  for (const one of joined) one.close()
  joined = []
})
afterAll(() => redis.stop())

async function join(): Promise<Instance> {
  const settings = { REDIS_URL: redis.url, PAGES_REDIS_URL: redis.url, CAPTCHA_SECRET: 'a secret of these tests' }
  const instances = await joinInstances(settings, createLogger('t', 'silent'))
  const instance = { ...instances, heard: [] as string[] }
  instances.subscribe(keys => instance.heard.push(...keys))
  joined.push(instance)
  return instance
}

async function allOpen(instances: Instance[]) {
  await expect.poll(() => instances.map(one => one.state()), { timeout: 15_000 }).toEqual(instances.map(() => 'open'))
  for (const one of instances) one.heard.length = 0
}

const counterOf = (instance: Instance) =>
  instance.counter?.({ keyPrefix: `test ${Math.random()}`, points: 2, duration: 60 })

test('an announcement reaches each other instance once, and not its sender', async () => {
  const [one, two, three] = await Promise.all([join(), join(), join()])
  await allOpen([one, two, three])
  one.announce(['a', 'b'])
  await expect
    .poll(() => [two.heard, three.heard])
    .toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  expect(one.heard).toEqual([])
})

const positionOf = (instance: Instance) => instance.pages?.position()

test('Redis numbers a change as it publishes it, and knows the last one of each key', async () => {
  const [one, two] = await Promise.all([join(), join()])
  await allOpen([one, two])
  const before = positionOf(one)
  expect(before).toBeDefined()
  one.announce(['c', 'd'])
  expect(positionOf(one)).toBeUndefined()
  two.announce(['d'])
  const after = { epoch: before?.epoch, number: (before?.number ?? 0) + 2 }
  await expect.poll(() => [positionOf(one), positionOf(two)]).toEqual([after, after])
  const lastOf = async (...keys: string[]) => ({ ...(await one.pages?.lastChange(keys)) })
  expect(await lastOf('never changed')).toEqual({ ...after, ofKeys: 0 })
  const [ofC = 0, ofD = 0] = (await Promise.all([lastOf('c'), lastOf('d')])).map(({ ofKeys }) => ofKeys)
  expect(new Set([ofC, ofD, after.number - 1, after.number])).toEqual(new Set([after.number - 1, after.number]))
  expect(ofD).toBe(after.number)
  expect((await lastOf('c', 'd')).ofKeys).toBe(after.number)
  expect((await lastOf('*')).ofKeys).toBe(after.number)
  one.announce(['*'])
  await expect.poll(async () => (await lastOf('never changed')).ofKeys).toBe(after.number + 1)
})

test('a Redis that was emptied numbers changes of a new epoch, at whose first one everything is dropped', async () => {
  const [one, two] = await Promise.all([join(), join()])
  await allOpen([one, two])
  const before = positionOf(one)
  await redis.empty()
  expect((await two.pages?.lastChange(['e']))?.epoch).not.toBe(before?.epoch)
  one.announce(['e'])
  await expect.poll(() => positionOf(two)?.epoch).not.toBe(before?.epoch)
  expect(positionOf(two)).toEqual({ epoch: expect.any(String), number: 1 })
  expect([one.heard, two.heard]).toEqual([['*'], ['*']])
})

test('pages are stored whole and for their time, and one instance at a time may render', async () => {
  const [one, two] = await Promise.all([join(), join()])
  await allOpen([one, two])
  const [here, there] = [one.pages?.store, two.pages?.store]
  for (const store of [here, there]) await expect.poll(() => store?.release('ready')).toBeDefined()
  expect(await Promise.all([here?.claim('p'), there?.claim('p')])).toEqual(expect.arrayContaining([true, false]))
  const bytes = Buffer.from([0, 255, 10, 13, 128])
  await here?.write('p', bytes, 300)
  expect(await there?.read('p')).toEqual(bytes)
  expect(await there?.claim('p')).toBe(true)
  await there?.release('p')
  expect(await here?.claim('p')).toBe(true)
  await expect.poll(() => there?.read('p')).toBeUndefined()
  await here?.write('large', Buffer.alloc(300_000), 1000)
  expect(await there?.read('large')).toBeUndefined()
})

test.each(['SIGKILL', 'SIGSTOP'])(
  'while the Redis of pages is away (%s) there are none, and each may render',
  async signal => {
    const one = await join()
    await allOpen([one])
    await redis.signal(signal as 'SIGKILL' | 'SIGSTOP')
    const started = performance.now()
    for (let page = 0; page < 20; page++) {
      expect(await one.pages?.store.read('p')).toBeUndefined()
      expect(await one.pages?.store.claim('p')).toBe(true)
      expect(await one.pages?.lastChange(['a'])).toBeUndefined()
    }
    // Only the first call of a second waits.
    expect(performance.now() - started).toBeLessThan(1000)
    if (signal === 'SIGKILL') await redis.start()
    else await redis.signal('SIGCONT')
    await expect.poll(() => one.pages?.lastChange(['a']), { timeout: 15_000 }).toBeDefined()
  },
)

test('instances count together, and single-use tokens are single-use in all of them', async () => {
  const [one, two] = await Promise.all([join(), join()])
  await allOpen([one, two])
  const options = { keyPrefix: 'together', points: 2, duration: 60 }
  const [here, there] = [one.counter?.(options), two.counter?.(options)]
  await here?.consume('a visitor')
  await there?.consume('a visitor')
  await expect(here?.consume('a visitor')).rejects.toMatchObject({ msBeforeNext: expect.any(Number) })
  await expect(there?.consume('another visitor')).resolves.toBeDefined()

  const [tokens, sameTokens] = [createSpentTokens(one.counter), createSpentTokens(two.counter)]
  expect(await tokens.spend('puzzle', 60_000)).toBe(true)
  expect(await sameTokens.spend('puzzle', 60_000)).toBe(false)
  expect(await sameTokens.spend('another puzzle', 60_000)).toBe(true)
})

test('Redis holds nothing that identifies a visitor', async () => {
  const one = await join()
  await allOpen([one])
  const counter = one.counter?.({ keyPrefix: 'private', points: 2, duration: 60 })
  await counter?.consume('aisyah@example.com')
  const names = await redis.names()
  expect(names).toContain('site:private:')
  expect(names).not.toContain('aisyah')
})

test.each(['SIGKILL', 'SIGSTOP'])(
  'while Redis is away (%s) no request waits for it; once it is back, caches are dropped and announcements work',
  async signal => {
    const [one, two] = await Promise.all([join(), join()])
    await allOpen([one, two])
    const counter = counterOf(one)
    const tokens = createSpentTokens(one.counter)
    await redis.signal(signal as 'SIGKILL' | 'SIGSTOP')

    // The count is refused with an error, at which the caller counts by itself.
    await expect(counter?.consume('a visitor')).rejects.toBeInstanceOf(Error)
    expect(await tokens.spend('while away', 60_000)).toBe(true)
    expect(await tokens.spend('while away', 60_000)).toBe(false)
    one.announce(['changed meanwhile'])
    await expect.poll(() => one.state(), { timeout: 15_000 }).toBe('away')

    if (signal === 'SIGKILL') await redis.start()
    else await redis.signal('SIGCONT')
    await expect.poll(() => [one.state(), two.state()], { timeout: 15_000 }).toEqual(['open', 'open'])
    // Either it got the message, or it joined too late for it and has dropped everything since.
    const knows = () => two.heard.some(key => key === 'changed meanwhile' || key === '*')
    await expect.poll(knows, { timeout: 15_000 }).toBe(true)
    await expect(counter?.consume('a visitor')).resolves.toBeDefined()
  },
)

test('a site starts without Redis and joins when it comes', async () => {
  await redis.signal('SIGKILL')
  const one = await join()
  one.announce(['before'])
  expect(one.state()).toBe('away')
  await redis.start()
  await allOpen([one])
})
