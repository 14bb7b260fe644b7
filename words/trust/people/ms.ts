import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  write: 'Tulis kepada kami',
  onWhatsApp: 'Tanya melalui WhatsApp',
  planner: 'Perunding anda',
  speaks: languages => `Bertutur dalam bahasa ${languages}`,
  sampleReview: 'Contoh ulasan',
  reviews: 'Kata para pengembara',
  stars: rating => `${rating} daripada 5 bintang`,
  deposit: 'Deposit anda',
  cancelling: 'Cara membatalkan tempahan',
}
