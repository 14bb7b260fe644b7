import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  allFor: place => `Semua tawaran kami untuk ${place}`,
  allCount: offers => `${offers} tawaran, tawaran istimewa dahulu.`,
  about: place => `Tentang ${place}`,
  ask: 'Tanya kami',
  facts: { months: 'Bulan terbaik', flight: 'Dari Kuala Lumpur', language: 'Bahasa', currency: 'Mata wang' },
  gettingThere: 'Cara ke sana',
  where: 'Lokasi tempat menarik',
  map: place => `Peta ${place}`,
  askAbout: place => `Tanya tentang ${place}`,
  within: place => `Tempat di ${place}`,
  plans: 'Cadangan jadual perjalanan',
  days: (count, bold) => [bold(String(count)), ' hari'],
  planThis: 'Rancang perjalanan ini bersama kami',
  eat: 'Makanan untuk dicuba',
  eatIn: place => `makanan untuk dicuba, ${place}`,
  articles: 'Daripada blog kami',
  onward: 'Destinasi seterusnya',
  closing: place => `Mahu kami rancang percutian anda ke ${place}?`,
  closingText: answered =>
    `Beritahu kami bila anda mahu pergi dan dengan siapa. Perunding kami menyediakan pelan perjalanan berserta harga, ${answered}.`,
  askPlan: 'Minta pelan perjalanan',
  shallWe: place => `Rancang percutian ke ${place}?`,
  deals: {
    place: place => `Tawaran untuk ${place}`,
    around: place => `Berhampiran ${place}`,
    country: () => 'Tawaran di negara yang sama',
  },
  goods: {
    own: place => `Pakej dan tiket di ${place}`,
    around: place => `Pakej dan tiket di ${place} dan sekitarnya`,
    country: country => `Tempat lain di ${country}`,
  },
  allDeals: count => `Semua ${count} tawaran`,
  allTrips: count => `Semua ${count} pakej dan tiket`,
  see: {
    here: { deals: 'Lihat tawaran', trips: 'Lihat pakej' },
    nearby: { deals: 'Lihat tawaran berhampiran', trips: 'Lihat pakej berhampiran' },
  },
  when: 'Masa untuk pergi',
  ratings: { best: 'terbaik', good: 'baik', poor: 'kurang sesuai' },
  rated: ({ month, rating, note }) => `${month}: ${rating}${note && `. ${note}`}`,
  allYear: 'Sepanjang tahun',
  two: ({ from, to }) => `${from} dan ${to}`,
  span: ({ from, to }) => `${from} hingga ${to}`,
}
