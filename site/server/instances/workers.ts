import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { isChangeMessage } from './worker-changes.ts'

export type WorkersOptions = {
  /** How many processes serve. */
  count: number
  log: Logger
  /** How long they go on serving after the word to stop. */
  drainSeconds: number
}

const shortestPause = 250
const longestPause = 10_000
/** A worker that ran this long is not held to have failed at once. */
const steady = 60_000
/** What a worker has for ending after it drained, and a little more. */
const stopLimit = 4700

/**
 * Makes this process the primary one: it takes the connections and hands them to `count` workers, which run the same
 * program. It passes on what they tell each other, keeps their common counters, starts a worker again that ended, and ends
 * when it is told to, after its workers. If the first worker cannot start, its exit code is ours and nothing else is tried.
 */
export async function runWorkers({ count, log, drainSeconds }: WorkersOptions): Promise<void> {
  let stopping = false
  new RateLimiterClusterMaster()
  cluster.on('message', (sender, message: unknown) => {
    if (isChangeMessage(message)) for (const worker of others(sender)) worker.send(message)
  })
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => void stop(reason))

  const first = fork()
  const started = await Promise.race([once(first, 'listening').then(() => true), once(first, 'exit').then(() => false)])
  if (!started && !stopping) process.exit(first.process.exitCode ?? 1)
  void keep(first)
  for (let more = 1; more < count && !stopping; more++) void keep(fork())

  async function keep(worker: Worker) {
    let pause = shortestPause / 2
    for (let current = worker; ; current = fork()) {
      const since = Date.now()
      const { process: child } = current
      if (!current.isDead()) await once(current, 'exit')
      if (stopping) return
      pause = Date.now() - since > steady ? shortestPause : Math.min(pause * 2, longestPause)
      log.warn({ worker: current.id, code: child.exitCode, signal: child.signalCode }, 'a worker ended')
      await sleep(pause)
      if (stopping) return
    }
  }
  async function stop(reason: string) {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping all workers')
    const limit = stopLimit + (reason === 'disconnect' ? 0 : drainSeconds * 1000)
    setTimeout(() => process.exit(0), limit)
    await Promise.all(workers().map(end))
    process.exit(0)
  }
}

function fork(): Worker {
  const worker = cluster.fork()
  // A message to a worker that is just ending fails, and there is nothing to be done about it.
  worker.on('error', () => {})
  return worker
}

const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
const others = (sender: Worker) => workers().filter(worker => worker.id !== sender.id && worker.isConnected())

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  worker.process.kill('SIGTERM')
  await once(worker, 'exit')
}
