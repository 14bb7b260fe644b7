import { diskTrouble } from '../files/disk-trouble.ts'
import type { Logger } from './logger.ts'

/** Told how each writing went. */
export type DiskReport = { failed: (error: unknown) => void; worked: () => void }

/**
 * Logs in words, once, that something cannot be written, and once that it can again.
 * @param trouble What the log says before the reason.
 * @param end What it says when the trouble is over.
 */
export function diskReport(log: Pick<Logger, 'error' | 'info'>, trouble: string, end: string): DiskReport {
  let logged: string | undefined
  return {
    failed(error) {
      // A message names the file, and each file would be another trouble.
      const { code, message } = error as NodeJS.ErrnoException
      const reason = diskTrouble(error) ?? code ?? message
      if (reason === logged) return
      logged = reason
      log.error({ err: error }, `${trouble}: ${reason}`)
    },
    worked() {
      if (logged !== undefined) log.info(end)
      logged = undefined
    },
  }
}
