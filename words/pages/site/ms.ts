import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  question: 'Ada soalan tentang ini?',
  pictures: title => `Gambar: ${title}`,
  moreIn: ({ pages, of }) => `${pages} lagi dalam ${of}`,
  days: count => `${count} hari`,
  nights: count => `${count} malam`,
  ways: 'Cara perjalanan',
  movements: {
    road: 'melalui jalan raya',
    rail: 'dengan kereta api',
    ferry: 'dengan bot',
    ship: 'dengan kapal',
    river: 'melalui sungai',
    flight: 'dengan pesawat',
  },
  onDay: day => `Hari ${day}`,
  onDays: spans => `Hari ${spans}`,
  subjects: {
    deals: 'Tawaran',
    offers: 'Pakej, pelayaran, tiket dan insurans',
    places: 'Destinasi',
    services: 'Perkhidmatan dan panduan',
    reading: 'Bahan bacaan',
    help: 'Bantuan dan notis undang-undang',
    contact: 'Hubungi kami dan pertanyaan',
    account: 'Akaun anda',
  },
}
