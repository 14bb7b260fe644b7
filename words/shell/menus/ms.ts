import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  flights: 'Penerbangan',
  hotels: 'Hotel',
  both: 'Penerbangan + Hotel',
  tours: 'Pakej Pelancongan',
  cars: 'Sewa Kereta',
  students: 'Pelajar',
  tickets: 'Tiket Tarikan',
  blog: 'Blog',
  agent: 'Ejen',
  home: 'Laman utama',
  browse: 'Lihat Pakej Pelancongan',
  ground: 'Pakej darat',
  top: 'Kategori Utama',
  attractions: 'Tiket tarikan',
}
