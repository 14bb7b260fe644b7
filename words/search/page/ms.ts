import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  products: {
    flight: {
      title: 'Cari penerbangan',
      description:
        'Cari penerbangan pergi balik dan sehala dari Malaysia mengikut bandar, lapangan terbang atau kod, dengan pilihan kabin, syarikat dan penerbangan terus.',
      deals: 'Tawaran penerbangan',
      dealsText: 'Tambang yang kami sendiri akan pilih.',
    },
    hotel: {
      title: 'Cari hotel',
      description:
        'Cari hotel mengikut bandar atau pulau, untuk sehingga lapan bilik, dengan umur kanak-kanak dan bilangan bintang.',
      deals: 'Tawaran hotel',
      dealsText: 'Bilik pada harga yang berbaloi.',
    },
    'flight-plus-hotel': {
      title: 'Cari penerbangan dan hotel bersama',
      description:
        'Cari penerbangan dan hotel sekali gus: satu harga untuk kedua-duanya, untuk sehingga tujuh orang dalam sehingga lapan bilik.',
      deals: 'Tawaran penerbangan dan hotel',
      dealsText: 'Satu harga untuk kedua-duanya, siap diatur.',
    },
    car: {
      title: 'Cari kereta sewa',
      description:
        'Cari kereta sewa di lapangan terbang di Malaysia dan luar negara, dari saat anda mendarat hingga anda berlepas.',
      deals: 'Tawaran kereta sewa',
      dealsText: 'Kereta di lapangan terbang yang paling sibuk.',
    },
  },
  search: 'Carian',
  open: 'Ke mana?',
  kinds: 'Penerbangan, hotel atau kereta',
  close: 'Tutup',
  choose: 'Apa yang anda cari?',
  tabs: 'Jenis carian',
  groups: 'Lapan orang atau lebih?',
  groupsText: 'Syarikat penerbangan ada tambang untuk kumpulan. Kami tanyakan untuk anda.',
  planner: 'Belum pasti ke mana?',
  plannerText: 'Kami bantu anda memilih.',
  available: 'Lihat yang tersedia',
  change: 'Ubah carian',
  chosen: 'Pilihan',
  seen: 'Harga yang dilihat',
  out: time => `pergi ${time}`,
  back: time => `balik ${time}`,
  otherDays: 'Kami tidak dapat mencari tarikh ini, jadi kami memilih tarikh lain.',
  unknownTrip: typed => `Kami tidak mengenali jenis perjalanan “${typed}”.`,
  unknownAirline: typed => `Kami tidak mengenali syarikat penerbangan “${typed}”.`,
  allAirports: country => `Semua lapangan terbang, ${country}`,
  searchedWith: ({ country, city }) => `${country}, dicari bersama semua lapangan terbang ${city}`,
}
