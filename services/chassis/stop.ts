import type { Logger } from './logger.ts'

const LIMIT_MS = 4500

/**
 * Calls `stop` once when the process is told to end: SIGTERM, SIGINT, or its IPC channel to the parent closing,
 * which is how a service learns that the parent was killed. Ends the process when `stop` is done, at the latest after 4.5 s.
 * Errors nobody caught are logged and end the process with code 1, so that whoever started it can start it afresh.
 */
export function stopOnSignals(log: Logger, stop: () => Promise<unknown>): void {
  let stopping = false
  const begin = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(0), LIMIT_MS)
    stop()
      .catch(error => log.error({ err: error }, 'stopping failed'))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', () => begin('SIGTERM'))
  process.on('SIGINT', () => begin('SIGINT'))
  process.on('disconnect', () => begin('parent gone'))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}
