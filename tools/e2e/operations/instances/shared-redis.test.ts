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
  const settings = { REDIS_URL: redis.url, CAPTCHA_SECRET: 'a secret of these tests' }
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

test('a Redis that was emptied numbers changes of a new epoch, at whose first one everything is dropped', async () => {
  const [one, two] = await Promise.all([join(), join()])
  await allOpen([one, two])
  await redis.empty()
  one.announce(['e'])
  await expect.poll(() => [one.heard, two.heard]).toEqual([['*'], ['*']])
  one.announce(['f'])
  await expect.poll(() => [one.heard, two.heard]).toEqual([['*'], ['*', 'f']])
})

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
