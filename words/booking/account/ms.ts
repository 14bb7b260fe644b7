import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  label: 'Akaun anda',
  hi: name => `Hai, ${name}`,
  pages: {
    profile: 'Profil',
    password: 'Tukar kata laluan',
    upcoming: 'Perjalanan akan datang',
    history: 'Sejarah perjalanan',
    flyer: 'Penerbang kerap',
    group: 'Kumpulan pengembara',
    searches: 'Carian disimpan',
  },
  add: 'Tambah',
  remove: (title, hidden) => ['Buang', hidden(` ${title}`)],
  profile: {
    email: 'E-mel',
    unconfirmed: '(belum disahkan)',
    news: 'Hantar tawaran kepada saya melalui e-mel',
    save: 'Simpan',
    saved: 'Profil anda telah disimpan.',
  },
  flyer: {
    none: 'Tambah nombor keahlian anda, dan kami akan menyertakannya apabila anda menempah.',
    unnamed: 'Penerbang kerap',
    heading: 'Tambah keahlian',
    hint: 'Dua aksara, contohnya MH.',
  },
  group: {
    none: 'Tambah rakan seperjalanan anda, dan anda tidak perlu menaip nama mereka lagi.',
    heading: 'Tambah pengembara',
    latin: 'Seperti yang dicetak pada tiket: dengan huruf Rumi seperti dalam pasport.',
    born: day => `Lahir pada ${day}`,
  },
  searches: {
    none: 'Buat carian di laman web, kemudian simpan carian itu dari halaman yang memaparkannya.',
    saved: day => `Disimpan pada ${day}`,
    again: 'Cari semula',
  },
  trips: {
    none: link => ['Belum ada tempahan. ', link('Cari perjalanan anda yang seterusnya'), '.'],
    noHistory: 'Perjalanan anda yang lalu akan disenaraikan di sini.',
    states: { confirmed: 'Disahkan', 'awaiting payment': 'Menunggu bayaran', cancelled: 'Dibatalkan' },
    products: {
      flight: 'Penerbangan',
      hotel: 'Hotel',
      'flight + hotel': 'Penerbangan dan hotel',
      car: 'Kereta',
      'tour package': 'Pakej pelancongan',
      cruise: 'Pelayaran',
    },
    reference: ({ product, reference }) => [`${product} · Rujukan `, reference],
    paid: amount => [amount, ' dibayar'],
    toPay: amount => [amount, ' belum dibayar'],
  },
}
