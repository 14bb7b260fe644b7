import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { UpstreamFailure, type UpstreamFailureKind } from './upstream-failure.ts'
import { guarded, upstreamStates } from './upstream-guard.server.ts'

let systems = 0
/** Each test calls a system of its own. */
function call(repeatable: boolean, timeLimit = 2000) {
  systems += 1
  return { upstream: 'booking' as const, origin: `http://${systems}.example`, timeLimit, repeatable, what: '/path' }
}

/** An exchange that fails in these ways, one after the other, and then succeeds. */
function failing(...kinds: UpstreamFailureKind[]) {
  const exchange = async () => {
    exchange.calls += 1
    const kind = kinds[exchange.calls - 1]
    if (kind) throw new UpstreamFailure('booking', kind, '/path')
    return 'answer'
  }
  exchange.calls = 0
  return exchange
}

test.each<UpstreamFailureKind>(['unreachable', 'server-error', 'not-json'])(
  'a read that failed with %s is retried',
  async kind => {
    const exchange = failing(kind)
    await expect(guarded(call(true), exchange)).resolves.toBe('answer')
    expect(exchange.calls).toBe(2)
  },
)

test('a write is never retried', async () => {
  const exchange = failing('unreachable')
  await expect(guarded(call(false), exchange)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(exchange.calls).toBe(1)
})

test.each<UpstreamFailureKind>(['not-found', 'timeout', 'too-large', 'overloaded', 'refused', 'unexpected-shape'])(
  'a read that failed with %s is not retried',
  async kind => {
    const exchange = failing(kind)
    await expect(guarded(call(true), exchange)).rejects.toMatchObject({ kind })
    expect(exchange.calls).toBe(1)
  },
)

test('a system that keeps failing is not called, and is called again after a pause', async () => {
  const given = call(false)
  const down = failing(...Array<UpstreamFailureKind>(5).fill('unreachable'))
  for (const _ of [1, 2, 3, 4, 5]) await guarded(given, down).catch(() => undefined)
  await expect(guarded(given, down)).rejects.toMatchObject({ kind: 'circuit-open' })
  expect(down.calls).toBe(5)
  expect(upstreamStates().booking).toMatchObject({ circuit: 'open', lastFailure: 'unreachable' })
  await expect.poll(() => guarded(given, down).catch(() => 'not yet'), { timeout: 10_000 }).toBe('answer')
  expect(upstreamStates().booking.circuit).toBe('closed')
})

test('the calls of the first page after a pause wait for the one that tries', async () => {
  const given = call(false)
  const down = failing(...Array<UpstreamFailureKind>(5).fill('unreachable'))
  for (const _ of [1, 2, 3, 4, 5]) await guarded(given, down).catch(() => undefined)
  await sleep(1050)
  const page = await Promise.allSettled(Array.from({ length: 10 }, () => guarded(given, slowly)))
  expect(page).toEqual(Array(10).fill({ status: 'fulfilled', value: 'answer' }))
})

test('no call waits for one that tries in vain for long', async () => {
  const given = call(false)
  const down = failing(...Array<UpstreamFailureKind>(5).fill('unreachable'))
  for (const _ of [1, 2, 3, 4, 5]) await guarded(given, down).catch(() => undefined)
  await sleep(1050)
  const trial = Promise.withResolvers<string>()
  const tried = guarded(given, () => trial.promise)
  await expect(guarded(given, slowly)).rejects.toMatchObject({ kind: 'circuit-open' })
  trial.resolve('late')
  await expect(tried).resolves.toBe('late')
})

async function slowly() {
  await sleep(20)
  return 'answer'
}

test('a 404 is an answer: any number of them leaves the circuit closed', async () => {
  const given = call(true)
  const exchange = failing(...Array<UpstreamFailureKind>(30).fill('not-found'))
  for (let time = 0; time < 30; time += 1) await guarded(given, exchange).catch(() => undefined)
  await expect(guarded(given, exchange)).resolves.toBe('answer')
})

test('the signal ends a call at its time limit, and waiting calls time out too', async () => {
  const given = call(false, 50)
  const untilCut = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new UpstreamFailure('booking', 'timeout', '/path')))
    })
  const calls = Array.from({ length: 12 }, () => guarded(given, untilCut))
  const results = await Promise.allSettled(calls)
  expect(results.map(result => result.status === 'rejected' && result.reason.kind)).toEqual(Array(12).fill('timeout'))
  expect(upstreamStates().booking).toMatchObject({ inFlight: 0, queued: 0 })
})

test('calls beyond the queue fail at once', async () => {
  const given = call(false)
  let finish: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  const calls = Array.from({ length: 41 }, () => guarded(given, () => held))
  await expect(calls[40]).rejects.toMatchObject({ kind: 'overloaded' })
  finish()
  await Promise.all(calls.slice(0, 40))
})
