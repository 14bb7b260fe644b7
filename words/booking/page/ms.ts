import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  skip: 'Terus ke kandungan',
  home: brand => `${brand}, laman utama`,
  site: 'Laman web',
  footer: 'Kaki halaman',
  languages: 'Bahasa',
  toSite: 'Kembali ke laman web',
  logOut: 'Log keluar',
  contact: 'Hubungi kami',
  privacy: 'Privasi',
  terms: 'Terma dan syarat',
  goToSite: 'Kembali ke laman web',
  requiredField: label => `${label}: Wajib diisi`,
  headings: {
    403: 'Tindakan ini tidak bermula di sini',
    404: 'Halaman ini tiada di sini',
    429: 'Sila tunggu sebentar',
    503: 'Kami akan kembali sebentar lagi',
  },
  texts: {
    403: 'Tindakan ini bermula di halaman yang bukan milik kami, jadi tiada apa-apa dilakukan. Sila mulakan semula di laman web kami.',
    404: 'Tiada apa-apa di alamat ini.',
    413: 'Borang ini terlalu besar.',
    503: 'Sila cuba sebentar lagi.',
  },
  wrong: 'Ada masalah',
  ourFault: 'Ini kesilapan kami, bukan anda. Sila cuba lagi sebentar lagi.',
  problems: {
    unreadableAddress: 'Alamat ini mengandungi aksara yang tidak dapat dibaca.',
    tooLong: 'Sesuatu dalam borang ini terlalu panjang.',
    unreadable: 'Sesuatu dalam borang ini mengandungi aksara yang tidak dapat dibaca.',
    notForm: 'Ini perlu dihantar sebagai borang.',
    notSearch: 'Carian dihantar sebagai borang.',
    notSaved: 'Carian ini tidak dapat disimpan.',
    tooManyQuestions: 'Terlalu banyak pertanyaan. Sila tanya semula kemudian.',
    noEmail: 'Ruangan e-mel tiada atau terlalu panjang.',
  },
  wait: {
    title: 'Sila tunggu sebentar',
    text: seconds =>
      `Terlalu banyak percubaan. Sila cuba lagi dalam ${seconds >= 90 ? `${Math.ceil(seconds / 60)} minit` : seconds === 1 ? 'satu saat' : `${seconds} saat`}.`,
    goBack: 'Kembali',
    forgotten: link => ['Terlupa? ', link('Pilih kata laluan baharu'), '.'],
  },
}
