import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createImpatience } from './impatience.ts'

const never = () => new Promise<string>(() => {})
const fails = () => Promise.reject(new Error('away'))

test.each([
  ['does not answer', never],
  ['fails', fails],
])('a server that %s is left alone for a second', async (_, call) => {
  const ask = createImpatience()
  expect(await ask(async () => 'here')).toBe('here')
  const asked = performance.now()
  expect(await ask(call)).toBeUndefined()
  const again = vi.fn(async () => 'here')
  expect(await ask(again)).toBeUndefined()
  expect(again).not.toHaveBeenCalled()
  await sleep(asked + 1300 - performance.now())
  expect(await ask(again)).toBe('here')
})

test('a process that was busy takes the answer that arrived meanwhile', async () => {
  const ask = createImpatience()
  const answer = ask(() => new Promise(resolve => setImmediate(resolve, 'here')))
  const end = performance.now() + 100
  while (performance.now() < end);
  expect(await answer).toBe('here')
})
