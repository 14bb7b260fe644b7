import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  kinds: {
    group: 'Lawatan berkumpulan',
    individual: 'Lawatan individu',
    domestic: 'Lawatan dalam negara',
    ticket: 'Tiket',
    'cruise-line': 'Pelayaran persiaran, mengikut terma syarikat pelayaran',
  },
  before: kind => (kind === 'ticket' ? 'sebelum hari lawatan' : 'sebelum berlepas'),
  title: 'Bagaimana jika saya membatalkan tempahan?',
  more: 'Cara membatalkan tempahan',
  intro: 'Jika anda membatalkan tempahan, jumlah berikut ditahan daripada harga bagi setiap orang:',
  introDated: (departure, price) => `Bagi perlepasan pada ${departure} dengan harga ${price} bagi setiap orang:`,
  columns: { when: 'Masa pembatalan', left: 'Baki hari', kept: 'Jumlah ditahan' },
  today: day => `hari ini, ${day}`,
  from: day => `mulai ${day}`,
  daysLeft: (days, unit) => `${days} hari${unit === 'working' ? ' bekerja' : ''}`,
  orMoreBefore: ({ days, before }) => `${days} atau lebih ${before}`,
  fromTo: (from, days) => `${from} hingga ${days}`,
  afterFree: days => `selepas itu, ${days} atau lebih`,
  orFewer: days => `${days} atau kurang, atau tidak hadir`,
  onTheDay: 'pada hari itu sendiri, atau tidak hadir',
  nothing: 'tiada',
  whole: { price: 'harga penuh', deposit: 'deposit' },
  half: { price: 'separuh daripada harga', deposit: 'separuh daripada deposit' },
  percent: percent => ({ price: `${percent}% daripada harga`, deposit: `${percent}% daripada deposit` }),
  orMoreOf: (sum, part) => `${sum} atau ${part}, yang mana lebih tinggi`,
  orLessOf: (sum, part) => `${sum} atau ${part}, yang mana lebih rendah`,
  free: (days, before) => `Pembatalan adalah percuma sehingga ${days} hari ${before}.`,
  deposit: percent => `Deposit adalah sebanyak ${percent}% daripada harga.`,
  depositSum: sum => `Deposit adalah sebanyak ${sum} bagi setiap orang.`,
  paidAtOnce: 'Harga penuh dibayar semasa tempahan dibuat.',
  balance: (days, before) =>
    `Baki bayaran perlu dijelaskan ${days} hari ${before}, atau serta-merta jika tempahan dibuat selepas itu.`,
  change: ({ days, before, fee }) =>
    `Perubahan boleh dibuat sehingga ${days} ${before}${fee ? `, dengan bayaran tidak melebihi ${fee} bagi setiap orang` : ''}.`,
  transfer: (days, before) =>
    `Orang lain boleh menggantikan anda sehingga ${days} hari ${before}, dengan bayaran tiket baharu dan pertukaran nama.`,
  counting: ({ weekend, state }) =>
    `Hari bekerja dikira mulai hari kami menerima mesej anda, tidak termasuk ${weekend} dan cuti umum di ${state}.`,
  weekdays: ['hari Isnin', 'hari Selasa', 'hari Rabu', 'hari Khamis', 'hari Jumaat', 'hari Sabtu', 'hari Ahad'],
  state: state => (state === 'Penang' ? 'Pulau Pinang' : state),
  exempt: reason => `Jadual yang ditetapkan bagi lawatan ke luar negara tidak terpakai di sini. ${reason}`,
}
