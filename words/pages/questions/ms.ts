import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  search: 'Cari soalan dan jawapan',
  examples: 'bagasi, visa, bayaran balik…',
  find: 'Cari',
  subjects: 'Topik',
  every: 'Papar semua soalan',
  count: answers => (answers === 0 ? 'Tiada jawapan yang sepadan' : `${answers} jawapan`),
  countFor: ({ count, words }) => `${count} untuk “${words}”. `,
  all: 'Semua soalan, dengan semua jawapan',
  allText: 'Semua soalan, dengan semua jawapan, dalam satu halaman.',
  answersAbout: ({ count, subject }) => `${count} jawapan tentang ${subject.toLowerCase()}.`,
  titled: subject => `${subject}: soalan dan jawapan`,
  loose: 'Soalan lain',
  unnamed: 'Soalan',
  still: 'Masih ada soalan?',
  link: 'Pautan ke jawapan ini',
  answer: 'Jawapan',
  more: subject => `Lagi tentang ${subject.toLowerCase()}`,
  onward: ({ subject, about, every }) => [
    about(`Semua tentang ${subject.toLowerCase()}`),
    ' atau ',
    every('semua soalan'),
  ],
}
