import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  expired: 'Pengesahan telah tamat tempoh atau tidak berjaya. Sila cuba lagi.',
  used: 'Pengesahan ini telah digunakan. Sila cuba lagi.',
  notPassed: 'Pengesahan tidak berjaya. Sila cuba lagi.',
  notMade: 'Pengesahan tidak dapat dilakukan buat masa ini. Sila cuba lagi dalam seminit.',
  missing: 'Pengesahan tiada.',
}
