import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { oneOfFew } from './one-of-few.ts'

test('few run at once, all are done, and a failure releases its permit', async () => {
  let running = 0
  let most = 0
  const work = async (number: number) => {
    most = Math.max(most, ++running)
    await new Promise(resolve => setTimeout(resolve, 2))
    running--
    if (number % 5 === 0) throw new Error('failed')
    return number
  }
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, number) => oneOfFew(() => work(number))))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(32)
  expect(most).toBe(Math.max(1, Math.floor(availableParallelism() / 2)))
})

test('a full queue refuses further callers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => oneOfFew(async () => 'done')))
  const refused = results.filter(result => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(30)
  expect(await oneOfFew(async () => 'done')).toBe('done')
})
