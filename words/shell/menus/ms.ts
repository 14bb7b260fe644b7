import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  flights: 'Penerbangan',
  hotels: 'Hotel',
  both: 'Penerbangan + hotel',
  tours: 'Pakej pelancongan',
  cars: 'Kereta sewa',
  students: 'Pelajar',
  tickets: 'Tiket tarikan',
  blog: 'Blog',
  agent: 'Ejen',
  home: 'Laman utama',
  browse: 'Lihat pakej pelancongan',
  ground: 'Pakej darat',
  top: 'Kategori utama',
  attractions: 'Tiket tarikan',
}
