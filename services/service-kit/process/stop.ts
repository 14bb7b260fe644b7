import type { Logger } from '../observability/logger.ts'

const LIMIT_MS = 4500

/** How long production goes on serving while it stops: load balancers need so long to look elsewhere. */
export const drainMs = (appEnv: string | undefined): number => (appEnv === 'production' ? 5000 : 0)

let stopping = false

/**
 * Whether this process is stopping. It then finishes what it has begun and starts nothing new: `/readyz` answers 503, and
 * kept connections are given up.
 */
export const isStopping = (): boolean => stopping

/** Ends a process after it has gone on serving for `drain` milliseconds. */
export type Stop = (drain: number) => Promise<unknown>

/**
 * Calls `stop` once when the process has to end: SIGTERM, SIGINT, or its IPC channel to the parent closing,
 * which is how a service learns that the parent was killed. Ends the process when `stop` is done, at the latest 4.5 s after
 * the `drain` milliseconds that `stop` is given; a process without its parent does not drain.
 * Uncaught errors are logged and end the process with code 1, so that its supervisor can restart it.
 */
export function stopOnSignals(log: Logger, stop: Stop, drain = 0): void {
  let begun = false
  const begin = (reason: string, draining: number) => {
    if (begun) return
    begun = true
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(0), LIMIT_MS + draining)
    stop(draining)
      .catch(error => log.error({ err: error }, 'stopping failed'))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', () => begin('SIGTERM', drain))
  process.on('SIGINT', () => begin('SIGINT', drain))
  process.on('disconnect', () => begin('parent gone', 0))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}
