import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  labels: {
    offer: 'Tawaran',
    price: 'Harga',
    conditions: 'Syarat',
    travel: 'Perjalanan',
    until: 'Tarikh akhir tempahan',
  },
  from: price => `dari ${price}`,
  over: day => `Tawaran ini tamat pada ${day}. Anda masih boleh mencari; harganya akan berbeza.`,
  unknown: 'Tawaran ini tiada dalam senarai kami. Maklumat carian yang lain telah diisi di bawah.',
  stars: count => `${count} bintang`,
  code: code => `kod ${code}`,
  travel: ({ days, not, begin }) => `Perjalanan ${days}${not && `, kecuali ${not}`}${begin && `. ${begin}`}`,
  bookBy: day => `Tempah selewat-lewatnya ${day}`,
  begin: {
    one: day => `Bermula pada hari ${day}`,
    row: ({ first, last }) => `Bermula ${first} hingga ${last}`,
    any: ({ others, last }) => `Bermula pada hari ${others.join(', ')} atau ${last}`,
  },
  beginShort: {
    one: day => `pada hari ${day}`,
    row: ({ first, last }) => `${first} hingga ${last}`,
    any: ({ others, last }) => `pada hari ${others.join(', ')} atau ${last}`,
  },
  holidays: 'cuti sekolah juga',
  holidaysOf: group => `cuti sekolah kumpulan ${group} juga`,
  both: ({ when, begin }) => `${when}; ${begin}`,
  holidaysBut: ({ holidays, days }) => `${holidays}, kecuali ${days.join(' dan ')}`,
  not: days => `kecuali ${days.join(' dan ')}`,
  route: ({ from, to }) => `${from} ke ${to}`,
  quote: 'Buat sebut harga',
  months: unit =>
    `Harga terendah tawaran kami bagi setiap bulan berlepas${unit && `, ${unit}`}. Tanda sempang: tiada tawaran.`,
  routeLabel: 'Laluan',
}
