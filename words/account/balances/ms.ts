import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  seeCredit: 'Lihat kredit ejen anda',
  seeBalances: 'Lihat baki anda',
  notShown: 'Baki anda tidak dapat dipaparkan buat masa ini.',
  onHold: sum => `${sum} ditahan`,
}
