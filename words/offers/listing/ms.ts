import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  filter: 'Tapis dan susun',
  chosen: count => `${count} dipilih`,
  more: count => `${count} lagi`,
  show: 'Papar hasil',
  sort: 'Susun mengikut',
  orders: {
    '': 'Pilihan kami',
    departure: 'Perlepasan terdekat',
    price: 'Harga terendah dahulu',
    '-price': 'Harga tertinggi dahulu',
    nights: 'Paling singkat dahulu',
    '-nights': 'Paling lama dahulu',
  },
  filters: {
    region: 'Wilayah',
    destination: 'Destinasi',
    brand: 'Jenama',
    line: 'Syarikat pelayaran',
    nights: 'Tempoh',
    month: 'Bulan',
    price: 'Harga',
    port: 'Pelabuhan',
    audience: 'Sesuai untuk',
  },
  nights: {
    '1-3': '1 hingga 3 malam',
    '4-6': '4 hingga 6 malam',
    '7-10': '7 hingga 10 malam',
    '11': '11 malam atau lebih',
  },
  prices: {
    '0-500': 'Sehingga RM 500',
    '500-1500': 'RM 500 hingga RM 1,500',
    '1500-5000': 'RM 1,500 hingga RM 5,000',
    '5000': 'Lebih RM 5,000',
  },
  lastDates: 'Tarikh terakhir',
  everything: 'Papar semua',
  about: things => `Tentang ${things} kami`,
  nothing: 'Tiada jualan buat masa ini',
  soon: ({ things, ask }) => [
    `${things} baharu dipaparkan di sini sebaik sahaja boleh ditempah. Jika anda tidak dapat menunggu, `,
    ask('beritahu kami'),
    ' apa yang anda cari.',
  ],
  noFit: thing => `Tiada ${thing} yang menepati semua pilihan itu`,
  takeAway: ({ all, ask }) => [
    'Buang salah satu tapisan, atau ',
    all('lihat semua yang ada'),
    '. Jika anda mencari sesuatu yang khusus, ',
    ask('beritahu kami'),
    ' dan kami akan mencarinya.',
  ],
}
