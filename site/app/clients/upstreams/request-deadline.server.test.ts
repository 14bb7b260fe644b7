import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinRequest } from './request-deadline.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = { read: () => new Promise<string>(() => undefined) }

test('all calls of a page share a deadline below three seconds', async () => {
  const page = withinRequest(never, 'content', 'GET')
  const first = expect(page.read()).rejects.toMatchObject({ upstream: 'content', kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(2000)
  const second = expect(page.read()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(900)
  await Promise.all([first, second])
})

test('calls for a posted form have more time', async () => {
  const answer = vi.fn()
  withinRequest(never, 'content', 'POST').read().catch(answer)
  await vi.advanceTimersByTimeAsync(7000)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(answer).toHaveBeenCalled()
})

test('answers and failures before the deadline pass unchanged', async () => {
  const client = withinRequest(
    { good: async (word: string) => word, bad: async () => Promise.reject(new TypeError('ours')) },
    'content',
    'GET',
  )
  await expect(client.good('answer')).resolves.toBe('answer')
  await expect(client.bad()).rejects.toThrow('ours')
  expect(vi.getTimerCount()).toBe(0)
})
