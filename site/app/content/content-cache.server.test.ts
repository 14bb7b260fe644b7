import { beforeEach, expect, test, vi } from 'vitest'
import { anyKey, createContentCache } from './content-cache.server.ts'

let now = 0
beforeEach(() => {
  now = 1_000_000
})

const asIs = (body: unknown) => body

function cacheOver(answers: () => Promise<unknown>) {
  let calls = 0
  const cache = createContentCache(
    () => {
      calls += 1
      return answers()
    },
    { now: () => now },
  )
  return { cache, calls: () => calls }
}

test('readers of one path share a call, and its answer serves for 60 seconds', async () => {
  const { cache, calls } = cacheOver(async () => 'answer')
  await Promise.all([cache.read('/a', ['k'], asIs), cache.read('/a', ['k'], asIs)])
  now += 59_000
  await cache.read('/a', ['k'], asIs)
  expect(calls()).toBe(1)
  now += 2_000
  await cache.read('/a', ['k'], asIs)
  expect(calls()).toBe(2)
})

test('a changed key drops its answers and those that depend on any change, and no others', async () => {
  const { cache, calls } = cacheOver(async () => 'answer')
  await cache.read('/changed', ['k1'], asIs)
  await cache.read('/other', ['k2'], asIs)
  await cache.read('/routes', [anyKey], asIs)
  cache.forget(['k1'])
  await cache.read('/changed', ['k1'], asIs)
  await cache.read('/other', ['k2'], asIs)
  await cache.read('/routes', [anyKey], asIs)
  expect(calls()).toBe(5)
})

test('when the content system fails, the last good answer serves again', async () => {
  let up = true
  const { cache } = cacheOver(async () => {
    if (!up) throw new Error('down')
    return 'good'
  })
  await cache.read('/a', ['k'], asIs)
  up = false
  now += 3_600_000
  await expect(cache.read('/a', ['k'], asIs)).resolves.toBe('good')
})

test('an answer that cannot be read is not kept', async () => {
  const { cache, calls } = cacheOver(async () => 'odd')
  const refuse = () => {
    throw new Error('unexpected shape')
  }
  await expect(cache.read('/a', ['k'], refuse)).rejects.toThrow('unexpected shape')
  await expect(cache.read('/a', ['k'], asIs)).resolves.toBe('odd')
  expect(calls()).toBe(2)
})

test('an answer that was under way while its key changed is not kept as fresh', async () => {
  let finish: (value: string) => void = () => undefined
  const { cache, calls } = cacheOver(() => new Promise(resolve => (finish = resolve)))
  const reading = cache.read('/a', ['k'], asIs)
  await vi.waitFor(() => expect(calls()).toBe(1))
  cache.forget(['k'])
  finish('before the change')
  await reading
  now += 5
  const again = cache.read('/a', ['k'], asIs)
  await vi.waitFor(() => expect(calls()).toBe(2))
  finish('after the change')
  await expect(again).resolves.toBe('after the change')
})
