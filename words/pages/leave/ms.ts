import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  state: 'Tempat anda bekerja',
  school: 'Cuti sekolah',
  noSchool: 'Tiada anak bersekolah',
  schoolGroup: ({ group, where }) => `Kumpulan ${group}: ${where}`,
  month: 'Bulan',
  anyMonth: 'Terbaik sepanjang tahun',
  submit: 'Papar hari cuti',
  resultsAll: state => `Hari cuti terbaik di ${state}`,
  resultsOf: ({ state, month }) => `Hari cuti di ${state}, ${month}`,
  nothing: month => `Tiada cuti umum yang memberi cuti lebih panjang pada ${month}. Cuba bulan lain.`,
  days: ({ length, leave }) =>
    leave === 0 ? `${length} hari cuti tanpa mengambil cuti` : `${length} hari cuti dengan ${leave} hari cuti tahunan`,
  tile: ({ length, leave }) =>
    leave === 0 ? `${length} hari, tanpa cuti tahunan` : `${length} hari, ambil ${leave} hari`,
  noBreak: 'tiada cuti panjang',
  take: days => `Ambil cuti ${days}`,
  offAnyway: 'Tidak perlu mengambil cuti: semua orang bercuti',
  holiday: ({ day, name, insteadOf, isExpected }) =>
    `${day}: ${name}${insteadOf && `, ganti ${insteadOf}`}${isExpected ? ' (dijangka)' : ''}`,
  schoolMissed: days =>
    days === 0 ? 'Anak-anak tidak terlepas hari persekolahan' : `Anak-anak terlepas ${days} hari persekolahan`,
  schoolUnknown: 'Cuti sekolah bagi hari-hari ini belum diumumkan',
  fits: 'Sesuai dengan hari-hari ini',
  anyDay: 'hari lain juga',
  way: 'dengan sehari pergi dan sehari balik',
  places: places => ['Terbaik pada bulan itu: ', places],
  otherMonths: 'Mengikut bulan',
  expected: 'Hari yang dijangka bergantung pada anak bulan atau pengumuman, dan mungkin berubah.',
  notAnnounced: ({ what, day }) => `Belum diumumkan setakat ${day}: ${what}.`,
  known: until => `Cuti umum diketahui sehingga ${until}.`,
  sources: 'Sumber maklumat cuti',
  source: ({ name, day }) => `${name}, dirujuk pada ${day}`,
}
