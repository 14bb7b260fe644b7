import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  yours: 'Pilihan anda',
  allPrices: 'Semua harga',
  bar: {
    tour: 'Pilih perjalanan anda',
    cruise: 'Pilih kabin anda',
    ticket: 'Dapatkan tiket',
    insurance: 'Dapatkan perlindungan',
    dated: 'Pilih tarikh',
  },
  trip: {
    title: 'Mahu kami rancang bersama anda?',
    text: answered =>
      `Beritahu kami bila anda mahu pergi dan dengan siapa. Perunding kami menyediakan tawaran untuk anda, ${answered}.`,
    button: 'Tanya perunding',
  },
  tickets: {
    title: 'Mahu kami dapatkan tiket anda?',
    text: answered => `Beritahu kami berapa banyak dan untuk bila. Kami menjawab, ${answered}.`,
    button: 'Dapatkan tiket',
  },
  cover: {
    title: 'Mahu kami cari perlindungan yang sesuai?',
    text: answered =>
      `Beritahu kami ke mana anda pergi, berapa lama dan siapa yang ikut serta. Kami menjawab, ${answered}.`,
    button: 'Dapatkan perlindungan',
  },
  asked: 'Perkara yang ditanya',
  asking: page => ['Anda bertanya tentang ', page],
  price: 'Harga',
  from: price => `dari ${price}`,
  groupPrice: 'Harga kumpulan',
  quoteFor: people => `sila berikan harga untuk ${people} orang`,
  aged: ({ count, ages }) => `${count}, berumur ${ages}`,
  more: departures => `${departures} lagi`,
  months: ({ first, last }) => `${first} hingga ${last}`,
  between: ({ first, last }) => `Perjalanan antara ${first} dengan ${last}.`,
}
