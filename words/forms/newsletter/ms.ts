import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Ketahui tawaran baharu',
  consent: 'Tawaran baharu melalui e-mel. Boleh berhenti pada bila-bila masa.',
  email: 'Alamat e-mel',
  example: 'anda@example.com',
  send: 'Hantar kepada saya',
  sending: 'Menghantar…',
  notReached: 'Pelayan kami tidak dapat dihubungi. Alamat anda masih dalam ruangan: sila cuba lagi.',
  notUnderstood: 'Ada sesuatu yang tidak kena. Sila cuba lagi dalam beberapa minit.',
}
