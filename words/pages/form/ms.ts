import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  goodToKnow: 'Perlu diketahui',
  seller: 'Siapa yang akan menjawab',
  consent: 'Saya bersetuju bahawa maklumat di atas digunakan untuk menjawab permintaan saya.',
  send: 'Hantar',
}
