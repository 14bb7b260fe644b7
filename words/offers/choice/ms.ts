import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  tour: { verb: 'Tanya tentang tarikh ini', row: 'Tempat menginap', column: 'Bilik', people: 'Dewasa', rooms: 'Bilik' },
  cruise: { verb: 'Tanya tentang tarikh ini', row: 'Pelayaran', column: 'Kabin', people: 'Dewasa', rooms: 'Kabin' },
  ticket: { verb: 'Dapatkan tiket', row: 'Tiket', column: 'Tiket untuk', people: 'Bilangan', rooms: '' },
  insurance: {
    verb: 'Dapatkan perlindungan',
    row: 'Pelan',
    column: 'Perlindungan untuk',
    people: 'Bilangan',
    rooms: '',
  },
  season: 'Musim',
  departure: 'Perlepasan',
  verb: 'Tanya tentang tarikh anda',
  group: 'Tanya sebagai kumpulan',
  quote: 'Buat sebut harga',
  open: 'Belum pasti',
  when: 'Bila',
  who: 'Siapa',
  counted: {
    adults: count => `${count} dewasa`,
    children: count => `${count} kanak-kanak`,
    people: count => `${count} orang`,
  },
  month: 'Anggaran bulan',
  calendar: 'Kalendar dengan harga',
  date: 'Tarikh',
  children: 'Kanak-kanak',
  ages: 'Umur kanak-kanak',
  left: places => (places === 0 ? 'habis dijual' : `tinggal ${places}`),
  unsold: 'tidak dijual',
  apart: 'Gabungan ini tidak dijual. Tanya kami tentang pilihan yang hampir sama.',
  missing: label => `${label}: pilih satu juga, kemudian jumlahnya dipaparkan.`,
  from: sum => `Dari ${sum}`,
  each: price => `${price} seorang`,
  spread: ({ rooms, kind, heads }) => `${rooms} ${kind === 'cruise' ? 'kabin' : 'bilik'}${heads && `: ${heads}`}`,
  planner: why => `${why} Perunding kami akan mengira jumlahnya dan menulis kepada anda.`,
  groupPrice: people => `Harga bagi kumpulan ${people} orang atau lebih.`,
  groupQuote: 'Bagi sepuluh orang ke atas, kami juga memberi harga kumpulan.',
  single: ({ room, more }) => `${room} dengan ${more}`,
  infants: 'Setiap bayi mesti ditemani seorang dewasa: sila tambah orang yang ikut serta.',
  alone: 'Kanak-kanak mesti ditemani orang dewasa: sila tambah orang yang ikut serta.',
  moreAges: 'Bilangan umur melebihi bilangan kanak-kanak. Betulkan salah satunya, kemudian jumlahnya dipaparkan.',
  fewerAges: 'Isi umur setiap kanak-kanak, kemudian jumlahnya dipaparkan.',
  young: ({ from, age }) =>
    `Perjalanan ini untuk mereka yang berumur ${from} tahun ke atas: kanak-kanak berumur ${age} tahun tidak boleh ikut serta.`,
  most: people => `Paling ramai ${people} orang boleh ikut serta.`,
  size: ({ label, min, max }) => `“${label}” adalah untuk ${min} hingga ${max} orang.`,
  adults: 'Yang ini untuk orang dewasa sahaja.',
  party: ({ adults, children }) =>
    children > 0
      ? `${adults} dewasa dan ${children} kanak-kanak`
      : adults === 1
        ? 'seorang sahaja'
        : `${adults} dewasa`,
  none: ({ party, rooms, limit }) =>
    `Tiada harga dalam jadual ini untuk ${party}${rooms === undefined ? '' : ` dalam ${rooms === 1 ? 'satu' : rooms} bilik`}${limit ? `, yang membayar paling banyak ${limit}` : ''}.`,
  sharing: ({ each, people }, why) => `${each} seorang, ${people} orang berkongsi. ${why}`,
  twoSharing: each => `Dari ${each} seorang, dua orang berkongsi.`,
  exactly: ({ room, party }) =>
    `“${room}” ialah harga untuk bilangan orang itu sahaja. Tiada harga untuk ${party} dalam jadual ini.`,
  unknown: ({ each, room }) =>
    `${each} seorang. Jadual ini tidak menyatakan berapa orang berkongsi${room && ` “${room}”`}.`,
  noAge: ages =>
    `Tiada harga dalam jadual ini untuk ${ages.length === 1 ? `kanak-kanak berumur ${ages[0]} tahun` : 'kanak-kanak pada umur ini'}.`,
  noChildren: 'Tiada harga kanak-kanak dalam jadual ini.',
  onlyForTwo: 'Harga kanak-kanak hanya ada apabila dua orang berkongsi.',
  noShared: 'Tiada harga kanak-kanak bagi penginapan kongsi.',
}
