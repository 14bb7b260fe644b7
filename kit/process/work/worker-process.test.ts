import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { type WorkerOptions, workerProcess } from './worker-process.ts'

type Job = { order: string; bytes?: Uint8Array }
const script = new URL('../../testing/odd-worker.ts', import.meta.url)
const started = (options: Partial<WorkerOptions> = {}) =>
  workerProcess<Job, { pid: number; size?: number }>(script, { timeLimitMs: 30_000, maxWaiting: 3, ...options })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('another process does the work, stays for the next piece, and gets no secrets', async () => {
  vi.stubEnv('SECRET', 'x')
  const worker = started()
  const one = await worker.run(() => ({ order: 'work', bytes: new Uint8Array(3_000_000) }))
  expect(one).toMatchObject({ size: 3_000_000, pid: expect.any(Number) })
  expect(one.pid).not.toBe(process.pid)
  expect(await worker.run(() => ({ order: 'work' }))).toMatchObject({ pid: one.pid })
  expect(readFileSync(`/proc/${one.pid}/environ`, 'latin1')).not.toContain('SECRET')
})

test.each([
  ['throw', 'failed', 'no good'],
  ['die', 'ended', 'ended'],
])('after work that makes it %s, the next piece is done', async (order, kind, message) => {
  const worker = started()
  await expect(worker.run(() => ({ order }))).rejects.toMatchObject({ kind, message })
  expect(await worker.run(() => ({ order: 'work' }))).toMatchObject({ pid: expect.any(Number) })
})

test('endless work is stopped, and the next piece is done', async () => {
  const worker = started({ timeLimitMs: 1000 })
  await expect(worker.run(() => ({ order: 'hang' }))).rejects.toMatchObject({ kind: 'too-long' })
  expect(await worker.run(() => ({ order: 'work' }))).toMatchObject({ pid: expect.any(Number) })
})

test('work that was sent to a process that just ended is done by another one', async () => {
  const worker = started()
  const { pid } = await worker.run(() => ({ order: 'work' }))
  process.kill(pid, 'SIGKILL')
  expect(await worker.run(() => ({ order: 'work' }))).not.toMatchObject({ pid })
})

test('a process that starts too late fails one piece of work, not the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = started()
  const first = worker.run(() => ({ order: 'work' }))
  const next = worker.run(() => ({ order: 'work' }))
  const failed = expect(first).rejects.toMatchObject({ kind: 'too-long' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(await next).toMatchObject({ pid: expect.any(Number) })
})

test('a full queue refuses work at once; queued work runs in order', async () => {
  const worker = started()
  const first = worker.run(() => ({ order: 'work' }))
  const waiting = [worker.run(() => ({ order: 'work' }), 2), worker.run(() => ({ order: 'work' }))]
  await expect(worker.run(() => ({ order: 'work' }))).rejects.toMatchObject({ kind: 'queue-full' })
  const { pid } = await first
  expect(await Promise.all(waiting)).toEqual([
    { pid, size: undefined },
    { pid, size: undefined },
  ])
})

test('an idle process ends', async () => {
  const worker = started({ idleMs: 1 })
  const { pid } = await worker.run(() => ({ order: 'work' }))
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)
  expect(await worker.run(() => ({ order: 'work' }))).not.toMatchObject({ pid })
})
