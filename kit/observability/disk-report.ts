import { diskTrouble } from '../files/disk-trouble.ts'
import type { Logger } from './logger.ts'

export type DiskReport = { failed: (error: unknown) => void; worked: () => void }

/** Logs the first failure to write, and the recovery. */
export function diskReport(log: Pick<Logger, 'error' | 'info'>, trouble: string, end: string): DiskReport {
  let logged: string | undefined
  return {
    failed(error) {
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
