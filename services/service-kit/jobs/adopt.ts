import type { Logger } from '../observability/logger.ts'

const EVERY_MS = 5 * 60_000

/**
 * Puts into the queue what a version without one had written, now and from time to time: while an upgrade is rolled out,
 * processes of that version still run.
 * @param adopt Does it, and says how many there were.
 * @returns Ends it.
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
