import { setTimeout as sleep } from 'node:timers/promises'
import { createBulkhead } from './bulkhead.server.ts'
import { type CircuitState, createCircuit } from './circuit.server.ts'
import { type Upstream, UpstreamFailure, type UpstreamFailureKind } from './upstream-failure.ts'
import { circuitChanges } from './upstream-log.server.ts'

export type UpstreamState = {
  circuit: CircuitState
  inFlight: number
  queued: number
  calls: number
  failures: number
  retries: number
  /** Calls without a request, because the circuit was open or the queue full. */
  refused: number
  lastFailure: UpstreamFailureKind | undefined
}

export type GuardedCall = {
  upstream: Upstream
  origin: string
  /** Milliseconds for waiting, the call and its retry together. */
  timeLimit: number
  repeatable: boolean
  what: string
}

/** A page needs about ten calls of the content system. */
const bounds: Record<Upstream, { maxRunning: number; maxWaiting: number }> = {
  content: { maxRunning: 32, maxWaiting: 512 },
  booking: { maxRunning: 8, maxWaiting: 32 },
  backend: { maxRunning: 16, maxWaiting: 64 },
  'web-api': { maxRunning: 8, maxWaiting: 32 },
  pictures: { maxRunning: 8, maxWaiting: 128 },
  identity: { maxRunning: 8, maxWaiting: 32 },
}

/** Failures that a retry may cure. */
const transient = new Set<UpstreamFailureKind>(['unreachable', 'server-error', 'not-json'])
/** A system that answers so may have just one broken address. */
const aboutOneThing = new Set<UpstreamFailureKind>(['server-error', 'not-json', 'too-large', 'unexpected-shape'])
const minTimeForRetryMs = 300
/** A system that is back answers within this time; one that hangs delays a page no longer. */
const maxTrialWaitMs = 500

const guards = new Map<string, ReturnType<typeof createGuard>>()

/** @throws {UpstreamFailure} also `circuit-open`, `overloaded` (here or there) and `timeout`. */
export function guarded<Answer>(call: GuardedCall, exchange: (signal: AbortSignal) => Promise<Answer>) {
  const id = `${call.upstream} ${call.origin}`
  const guard = guards.get(id) ?? createGuard(call.upstream)
  guards.set(id, guard)
  return guard.run(call, exchange)
}

export function upstreamStates(): Record<Upstream, UpstreamState> {
  const byName = Object.keys(bounds).map(name => {
    const states = [...guards].filter(([id]) => id.startsWith(`${name} `)).map(([, guard]) => guard.state())
    return [name, states.reduce(together, unused)]
  })
  return Object.fromEntries(byName) as Record<Upstream, UpstreamState>
}

const unused: UpstreamState = {
  circuit: 'closed',
  inFlight: 0,
  queued: 0,
  calls: 0,
  failures: 0,
  retries: 0,
  refused: 0,
  lastFailure: undefined,
}

/** Of two addresses of a system, the worse circuit counts. */
function together(one: UpstreamState, other: UpstreamState): UpstreamState {
  return {
    circuit: other.circuit === 'closed' ? one.circuit : other.circuit,
    inFlight: one.inFlight + other.inFlight,
    queued: one.queued + other.queued,
    calls: one.calls + other.calls,
    failures: one.failures + other.failures,
    retries: one.retries + other.retries,
    refused: one.refused + other.refused,
    lastFailure: other.lastFailure ?? one.lastFailure,
  }
}

function createGuard(upstream: Upstream) {
  const { maxRunning, maxWaiting } = bounds[upstream]
  const bulkhead = createBulkhead(maxRunning, maxWaiting)
  const circuit = createCircuit(change => circuitChanges.publish({ upstream, change, lastFailure: counts.lastFailure }))
  const counts = { calls: 0, failures: 0, retries: 0, refused: 0, lastFailure: unused.lastFailure }

  function refuse(kind: UpstreamFailureKind, what: string): never {
    counts.refused += 1
    throw new UpstreamFailure(upstream, kind, `${what} was not asked for`, { asked: false })
  }

  /** The calls of a page wait for the result of a trial call, so that the first page after a failure is whole. */
  async function enter(endsAt: number) {
    const pass = circuit.enter()
    if (pass || circuit.state() === 'open') return pass
    await Promise.race([circuit.trialEnded(), sleep(Math.min(maxTrialWaitMs, endsAt - performance.now()))])
    return circuit.enter()
  }

  /** All failures except a 404 count against the other system. */
  async function attempt<Answer>(
    what: string,
    endsAt: number,
    exchange: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const pass = await enter(endsAt)
    if (!pass) return refuse('circuit-open', what)
    const permit = await bulkhead.acquire(Math.max(0, endsAt - performance.now()))
    if (typeof permit === 'string') {
      pass.retracted()
      return refuse(permit === 'full' ? 'overloaded' : 'timeout', what)
    }
    counts.calls += 1
    try {
      const signal = AbortSignal.timeout(Math.max(1, Math.round(endsAt - performance.now())))
      const answer = await exchange(signal)
      pass.succeeded()
      return answer
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.kind === 'not-found') {
        pass.succeeded()
        throw error
      }
      pass.failed(aboutOneThing.has(error.kind) ? what : undefined)
      counts.failures += 1
      counts.lastFailure = error.kind
      throw error
    } finally {
      permit()
    }
  }

  return {
    async run<Answer>(call: GuardedCall, exchange: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const endsAt = performance.now() + call.timeLimit
      try {
        return await attempt(call.what, endsAt, exchange)
      } catch (failure) {
        const pause = 50 + Math.random() * 100
        const enough = endsAt - performance.now() - pause > minTimeForRetryMs
        const worthIt =
          failure instanceof UpstreamFailure && transient.has(failure.kind) && circuit.state() === 'closed'
        if (!call.repeatable || !worthIt || !enough) throw failure
        counts.retries += 1
        await sleep(pause)
        return attempt(call.what, endsAt, exchange)
      }
    },
    state: (): UpstreamState => ({
      circuit: circuit.state(),
      inFlight: bulkhead.inFlight(),
      queued: bulkhead.queued(),
      ...counts,
    }),
  }
}
