import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test } from 'vitest'
import { createLimits } from './limits.server.ts'

const settings = { ENQUIRIES_PER_ADDRESS: 2 }

test('each visitor has a separate limit for each action', async () => {
  const limits = createLimits(settings)
  const take = async (key: string) => (await limits.take('enquiry', key)).allowed
  expect([await take('a'), await take('a'), await take('a')]).toEqual([true, true, false])
  expect(await take('b')).toBe(true)
  expect((await limits.take('signUp', 'a')).allowed).toBe(true)
})

test('a refusal says when to try again', async () => {
  const limits = createLimits(settings)
  for (let turn = 0; turn < 2; turn++) await limits.take('enquiry', 'a')
  const { allowed, retryAfterSeconds } = await limits.take('enquiry', 'a')
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(600)
})

test('very many addresses do not fill the memory', async () => {
  const limits = createLimits(settings)
  for (let turn = 0; turn < 60_000; turn++) await limits.take('suggestions', `address ${turn}`)
  // The oldest were forgotten, the newest are still counted.
  for (let turn = 0; turn < 599; turn++) await limits.take('suggestions', 'address 59999')
  expect((await limits.take('suggestions', 'address 59999')).allowed).toBe(false)
})

test('processes that share their counters share the limits', async () => {
  const stores = new Map<string, RateLimiterMemory>()
  const shared = (limit: { keyPrefix: string; points: number; duration: number }) => {
    const store = stores.get(limit.keyPrefix) ?? new RateLimiterMemory(limit)
    stores.set(limit.keyPrefix, store)
    return store
  }
  const [one, other] = [createLimits(settings, shared), createLimits(settings, shared)]
  await one.take('enquiry', 'a')
  await other.take('enquiry', 'a')
  const { allowed, retryAfterSeconds } = await one.take('enquiry', 'a')
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeGreaterThan(590)
})

test('while the shared counters are away, each process counts by itself', async () => {
  const limits = createLimits(settings, () => ({ consume: async () => Promise.reject(new Error('away')) }))
  const take = async () => (await limits.take('enquiry', 'a')).allowed
  expect([await take(), await take(), await take()]).toEqual([true, true, false])
})
