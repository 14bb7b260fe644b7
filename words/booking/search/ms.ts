import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  arrived: {
    flight: 'Carian penerbangan anda telah diterima',
    'flight + hotel': 'Carian penerbangan + hotel anda telah diterima',
    hotel: 'Carian hotel anda telah diterima',
    car: 'Carian kereta anda telah diterima',
  },
  way: ({ from, to }) => (to ? `${from} ke ${to}` : from),
  oneWay: day => `${day}, sehala`,
  party: ({ adults, children, infants }) =>
    [adults && `${adults} dewasa`, children && `${children} kanak-kanak`, infants && `${infants} bayi`]
      .filter(Boolean)
      .join(', '),
  students: count => `${count} tambang pelajar`,
  rooms: count => `${count} bilik`,
  stars: count => `${count} bintang`,
  cabins: { Y: 'Ekonomi', S: 'Ekonomi premium', C: 'Perniagaan', F: 'Kelas pertama' },
  direct: 'Penerbangan terus',
  promo: code => `Kod promosi ${code}`,
  times: ({ from, back }) => `Dari ${from}, dipulangkan sebelum ${back}`,
  change: 'Ubah carian',
  save: 'Simpan carian ini',
  saved: ({ product, facts }) => `${product}: ${facts.join(', ')}`,
  products: {
    flight: 'Penerbangan',
    'flight + hotel': 'Penerbangan + hotel',
    hotel: 'Hotel',
    car: 'Kereta',
  },
  failure: {
    title: 'Ralat berlaku',
    heading: 'Ralat berlaku semasa membaca carian anda',
    text: 'Sila semak semula carian anda: apa yang dapat kami baca telah diisi. Jika ini berlaku dua kali, tanya kami.',
    back: 'Kembali ke carian',
  },
  ask: 'Tanya perunding perjalanan',
  start: {
    title: 'Carian anda bermula di laman web',
    text: 'Pilih tempat dan masa di laman web, dan kami uruskan selebihnya.',
    button: 'Mulakan carian',
  },
}
