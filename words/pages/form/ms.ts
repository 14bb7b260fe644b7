import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  goodToKnow: 'Perlu diketahui',
  seller: 'Siapa yang menjawab anda',
  consent: 'Saya bersetuju maklumat di atas digunakan untuk menjawab permintaan saya.',
  send: 'Hantar',
}
