import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  home: 'Laman utama',
  breadcrumb: 'Laluan halaman',
  pages: 'Halaman',
  page: number => `Halaman ${number}`,
  previous: 'Sebelumnya',
  next: 'Seterusnya',
  carousel: 'karusel',
  slide: 'slaid',
  slideOf: ({ slide, slides }) => `${slide} daripada ${slides}`,
  inRow: cards => `${cards} dalam baris ini`,
  from: 'dari ',
  leaves: days => `Berlepas ${days}`,
  travel: days => `Perjalanan ${days}`,
  travelNoted: ({ days, note }) => `Perjalanan ${days}, ${note}`,
  bookBy: day => `Tempah selewat-lewatnya ${day}`,
  laterPage: ({ page, description }) => `Halaman ${page}. ${description}`,
  laterTitle: page => `, halaman ${page}`,
}
