import type { Logger } from '../observability/logger.ts'

const EVERY_MS = 5 * 60_000

/**
 * Moves the entries of older versions into the queue, repeatedly: during an upgrade, their processes still run.
 * @param adopt Returns the number of moved entries.
 * @returns Stops it.
 */
export function adoptRepeatedly(adopt: () => Promise<number>, log: Logger): () => void {
  const work = () =>
    adopt().then(
      count => count > 0 && log.info({ count }, 'took over what an earlier version had left'),
      error => log.warn({ code: error.cause?.code }, 'could not take over what an earlier version had left'),
    )
  void work()
  const timer = setInterval(work, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
