import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: customer => `Sebut harga untuk ${customer}`,
  from: agency => `Daripada ${agency}`,
  who: (agency, company) =>
    `${agency} memberi anda harga ini dan menerima tempahan anda. ${company} mengatur perjalanan ini, tertakluk kepada terma di bawah.`,
  made: 'Dibuat pada',
  until: 'Sah sehingga',
  chosen: 'Pilihan anda',
  price: 'Harga',
  columns: { what: 'Untuk', people: 'Orang', each: 'Seorang', sum: 'Jumlah' },
  person: 'Setiap orang',
  total: 'Jumlah keseluruhan',
  days: 'Itinerari',
  day: number => `Hari ${number}`,
  included: 'Termasuk',
  notIncluded: 'Tidak termasuk',
  ended: 'Sebut harga ini telah tamat',
  endedText: (agency, day) => `Sebut harga ini sah sehingga ${day}. Minta yang baharu daripada ${agency}.`,
  broken: 'Sebut harga ini tidak dapat dipaparkan',
  brokenText: 'Alamatnya tidak lengkap atau telah diubah. Buka sekali lagi daripada mesej asalnya.',
  goneText: agency => `Perjalanan ini tidak dijual buat masa ini. Tanya ${agency} tentang pilihan yang hampir sama.`,
}
