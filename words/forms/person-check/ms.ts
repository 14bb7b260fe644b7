import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  expired: 'Semakan telah tamat tempoh atau tidak berjaya. Sila cuba lagi.',
  used: 'Semakan ini telah digunakan. Sila cuba lagi.',
  notPassed: 'Semakan tidak berjaya. Sila cuba lagi.',
  notMade: 'Semakan tidak dapat dibuat sebentar tadi. Sila cuba lagi dalam seminit.',
  missing: 'Semakan tiada.',
}
