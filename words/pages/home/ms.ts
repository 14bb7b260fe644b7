import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  all: 'Semua tawaran',
  seeAll: 'Lihat semua',
  seeOffer: 'Lihat tawaran',
  carousel: 'Tawaran dan idea',
  from: price => `dari ${price}`,
  forAgents: 'Harga bersih dipaparkan kepada ejen pelancongan yang telah log masuk.',
  logIn: 'Log masuk sebagai ejen',
  ask: 'Tanya kami',
  promo: 'Kod promosi',
}
