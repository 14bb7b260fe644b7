import type { Logger } from '../observability/logger.ts'

const limitMs = 4500

export const drainMs = (appEnv: string | undefined): number => (appEnv === 'production' ? 5000 : 0)

let stopping = false

/** The process finishes running work and starts none: `/readyz` answers 503, and connections close. */
export const isStopping = (): boolean => stopping

export type Stop = (drain: number) => Promise<unknown>

/**
 * Exits at the latest 4.5 s after `drain`, with code 1 after an uncaught error; a process without its parent does not
 * drain.
 */
export function stopOnSignals(log: Logger, stop: Stop, drain = 0): void {
  let begun = false
  const begin = (reason: string, draining: number) => {
    if (begun) return
    begun = true
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(0), limitMs + draining)
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
