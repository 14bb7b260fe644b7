import type { Logger } from '../observability/logger.ts'

const everyMs = 5 * 60_000

/** Repeats, because during an upgrade processes of the older version still run. Returns its stop. */
export function adoptRepeatedly(adopt: () => Promise<number>, log: Logger): () => void {
  const work = () =>
    adopt().then(
      count => count > 0 && log.info({ count }, 'took over what an earlier version had left'),
      error => log.warn({ code: error.cause?.code }, 'could not take over what an earlier version had left'),
    )
  void work()
  const timer = setInterval(work, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
