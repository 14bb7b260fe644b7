import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  main: 'Menu utama',
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  all: entry => `Semua ${entry}`,
  hotline: 'Talian penting',
  callHotline: number => `Talian penting ${number}`,
  brand: brand => `${brand}, halaman utama`,
  daysLeft: days => (days === 0 ? 'kurang daripada sehari' : `${days} hari`),
  dayUnit: 'h',
  footer: 'Bahagian bawah',
  social: ({ brand, network }) => `${brand} di ${network}`,
  enquiries: 'Pertanyaan am',
  support: 'Khidmat pelanggan',
  agents: 'Ejen pelancongan',
  partners: 'Rakan kongsi',
  recaptcha: ({ privacy, terms }) => [
    'Log masuk ejen dilindungi oleh reCAPTCHA, dan ',
    privacy('Dasar Privasi'),
    ' serta ',
    terms('Syarat Perkhidmatan'),
    ' Google terpakai.',
  ],
  offline: 'Anda di luar talian. Halaman ini kekal; halaman baharu perlu menunggu.',
  loading: 'Halaman sedang dimuatkan',
  preview: {
    title: 'Pratonton',
    text: ({ name, until }) => [
      '“',
      name,
      `” dalam versi terbaharu, dengan semua yang diterbitkan bersamanya. Pelawat mungkin belum melihatnya. Pautan kekal dalam pratonton ini, yang berfungsi hingga ${until}.`,
    ],
    leave: 'Keluar daripada pratonton',
  },
}
