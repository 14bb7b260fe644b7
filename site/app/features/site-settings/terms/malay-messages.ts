import type { TermsMessages } from './terms-messages.ts'

const months = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ')

const inMalay: Record<string, string> = { Penang: 'Pulau Pinang' }

export const malay: TermsMessages = {
  lang: 'ms-MY',
  language: 'Bahasa Melayu',
  day: day => {
    const [year, month, date] = day.split('-').map(Number)
    return `${date} ${months[(month ?? 1) - 1]} ${year}`
  },
  kinds: {
    group: 'Lawatan berkumpulan',
    individual: 'Lawatan individu',
    domestic: 'Lawatan di Malaysia',
    ticket: 'Tiket',
    'cruise-line': 'Pelayaran, dengan syarat syarikat pelayaran',
  },
  before: kind => (kind === 'ticket' ? 'sebelum hari lawatan' : 'sebelum berlepas'),
  title: 'Bagaimana jika saya membatalkan tempahan?',
  more: 'Cara membatalkan tempahan',
  intro: 'Jika anda membatalkan tempahan, kami menyimpan daripada harga setiap pengembara:',
  introDated: (departure, price) => `Bagi perlepasan pada ${departure} dengan harga ${price} bagi setiap pengembara:`,
  columns: { when: 'Anda membatalkan', left: 'Baki hari', kept: 'Kami menyimpan' },
  today: day => `hari ini, ${day}`,
  from: day => `mulai ${day}`,
  daysLeft: (days, unit) => `${days} hari${unit === 'working' ? ' bekerja' : ''}`,
  orMore: days => `${days} atau lebih`,
  fromTo: (from, days) => `${from} hingga ${days}`,
  orFewer: days => `${days} atau kurang, atau tidak hadir`,
  nothing: 'tiada apa-apa',
  whole: { price: 'harga penuh', deposit: 'deposit' },
  half: { price: 'separuh daripada harga', deposit: 'separuh daripada deposit' },
  percent: percent => ({ price: `${percent} % daripada harga`, deposit: `${percent} % daripada deposit` }),
  orMoreOf: (sum, part) => `${sum} atau ${part}, yang mana lebih tinggi`,
  orLessOf: (sum, part) => `${sum} atau ${part}, yang mana lebih rendah`,
  free: (days, before) => `Pembatalan adalah percuma sehingga ${days} hari ${before}.`,
  deposit: percent => `Deposit ialah ${percent} % daripada harga.`,
  depositSum: sum => `Deposit ialah ${sum} bagi setiap pengembara.`,
  paidAtOnce: 'Harga penuh dibayar semasa membuat tempahan.',
  balance: (days, before) =>
    `Baki perlu dibayar ${days} hari ${before}, atau serta-merta jika anda menempah selepas itu.`,
  change: (until, fee) =>
    `Perubahan boleh dibuat sehingga ${until}${fee ? ` dengan bayaran paling banyak ${fee} bagi setiap pengembara` : ''}.`,
  transfer: (days, before) =>
    `Orang lain boleh mengambil tempat anda sehingga ${days} hari ${before}, dengan membayar kos tiket dan nama baharu.`,
  counting: (weekend, state) =>
    `Hari bekerja dikira dari hari kami menerima mesej anda, tidak termasuk ${weekend} dan cuti umum ${state}.`,
  weekdays: ['hari Isnin', 'hari Selasa', 'hari Rabu', 'hari Khamis', 'hari Jumaat', 'hari Sabtu', 'hari Ahad'],
  state: state => inMalay[state] ?? state,
  exempt: reason => `Jadual yang ditetapkan bagi lawatan ke luar negara tidak terpakai di sini. ${reason}`,
}
