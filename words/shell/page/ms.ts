import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  skip: 'Terus ke kandungan',
  onThisPage: 'Dalam halaman ini',
  lastChanged: day => `Kemas kini terakhir pada ${day}`,
  askOnWhatsApp: title => `Helo, saya ada soalan tentang ${title}.`,
}
