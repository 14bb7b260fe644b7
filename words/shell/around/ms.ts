import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  main: 'Menu utama',
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  all: entry => `${entry}: lihat semua`,
  hotline: 'Talian bantuan',
  callHotline: number => `Talian bantuan ${number}`,
  brand: brand => `${brand}, laman utama`,
  daysLeft: days => (days === 0 ? 'kurang daripada sehari' : `${days} hari`),
  dayUnit: 'h',
  footer: 'Kaki halaman',
  languages: 'Bahasa',
  social: ({ brand, network }) => `${brand} di ${network}`,
  enquiries: 'Pertanyaan am',
  support: 'Khidmat pelanggan',
  agents: 'Ejen pelancongan',
  partners: 'Rakan kongsi',
  recaptcha: ({ privacy, terms }) => [
    'Log masuk ejen dilindungi oleh reCAPTCHA, tertakluk kepada ',
    privacy('Dasar Privasi'),
    ' dan ',
    terms('Terma Perkhidmatan'),
    ' Google.',
  ],
  offline: 'Anda di luar talian. Halaman ini masih boleh dibaca; halaman baharu perlu menunggu sambungan.',
  loading: 'Halaman sedang dimuatkan',
  preview: {
    title: 'Pratonton',
    text: ({ name, until }) => [
      '“',
      name,
      `” dalam versi terbaharu, bersama-sama kandungan yang diterbitkan serentak dengannya. Pelawat mungkin belum boleh melihatnya. Pautan dibuka dalam pratonton ini juga, yang sah sehingga ${until}.`,
    ],
    leave: 'Keluar daripada pratonton',
  },
}
