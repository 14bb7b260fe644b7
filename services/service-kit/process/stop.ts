import type { Logger } from '../observability/logger.ts'

const LIMIT_MS = 4500

let stopping = false

/**
 * Whether this process was told to end. It then finishes what it has begun and wants no more: `/readyz` answers 503, and kept
 * connections are given up.
 */
export const isStopping = (): boolean => stopping

/** How long to go on serving, in milliseconds: what is left of the time a load balancer needs to look elsewhere. */
export type Stop = (drainMs: number) => Promise<unknown>

/**
 * Calls `stop` once when the process is told to end: SIGTERM, SIGINT, or its IPC channel to the parent closing,
 * which is how a service learns that the parent was killed. Ends the process when `stop` is done, at the latest 4.5 s after
 * the `drainMs` that `stop` is given; a process without its parent does not drain.
 * Uncaught errors are logged and end the process with code 1, so that its supervisor can restart it.
 */
export function stopOnSignals(log: Logger, stop: Stop, drainMs = 0): void {
  let begun = false
  const begin = (reason: string, drain: number) => {
    if (begun) return
    begun = true
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(0), LIMIT_MS + drain)
    stop(drain)
      .catch(error => log.error({ err: error }, 'stopping failed'))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', () => begin('SIGTERM', drainMs))
  process.on('SIGINT', () => begin('SIGINT', drainMs))
  process.on('disconnect', () => begin('parent gone', 0))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}
