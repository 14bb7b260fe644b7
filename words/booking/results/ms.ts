import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

const kind = (offers: string) => ({
  sample: `Contoh ${offers}: tiada apa-apa ditempah atau disimpan, dan tiada bayaran boleh dibuat di sini.`,
  none: `Tiada ${offers} untuk carian ini`,
  noMatch: `Tiada ${offers} yang sepadan`,
  headline: ({ shown, all, from }: { shown: number; all: number; from: string }) =>
    `${shown === all ? all : `${shown} daripada ${all}`} ${offers}, dari ${from}`,
  noneWith: ({ all, wanted }: { all: number; wanted: string[] }) =>
    `Terdapat ${all} ${offers} untuk carian ini, tetapi tiada yang memenuhi semua yang berikut: ${wanted.join(', ')}.`,
  showAll: `Tunjukkan semua ${offers}`,
})

export const ms: Translation<typeof en> = {
  kinds: { fares: kind('tambang'), rooms: kind('bilik'), packages: kind('pakej'), cars: kind('kereta') },
  made: 'Contoh ini menunjukkan rupa keputusan carian; masa dan harganya rekaan.',
  nothing:
    'Tiada apa-apa pada hari itu dalam kelas itu, atau hari itu telah berlalu. Hari atau kelas lain sering membantu.',
  ask: link => ['Mahu kami carikan untuk anda? ', link('Tanya perunding perjalanan'), '.'],
  sortAndFilter: 'Susun dan tapis',
  sortBy: 'Susun mengikut',
  show: 'Tunjukkan',
  any: 'Semua',
  orders: {
    price: 'Paling murah dahulu',
    duration: 'Paling singkat dahulu',
    departure: 'Paling awal dahulu',
    stars: 'Paling banyak bintang dahulu',
    seats: 'Paling banyak tempat duduk dahulu',
  },
  filters: {
    airline: 'Syarikat penerbangan',
    stops: 'Persinggahan',
    leaves: 'Berlepas',
    stars: 'Bintang',
    board: 'Makanan',
    cancel: 'Pembatalan',
    type: 'Jenis kereta',
    gear: 'Gear',
  },
  values: {
    direct: 'Terus',
    oneStop: '1 persinggahan',
    morning: 'Pada waktu pagi',
    afternoon: 'Pada waktu tengah hari dan petang',
    evening: 'Pada waktu malam',
    1: '1 bintang',
    2: '2 bintang',
    3: '3 bintang',
    4: '4 bintang',
    5: '5 bintang',
    breakfast: 'Termasuk sarapan',
    roomOnly: 'Bilik sahaja',
    freeCancellation: 'Pembatalan percuma',
    nonRefundable: 'Tiada bayaran balik',
    small: 'Kecil',
    saloon: 'Sedan',
    suv: 'SUV',
    people: 'MPV',
    automatic: 'Automatik',
    manual: 'Manual',
  },
  areas: {
    centre: 'Di pusat bandar',
    station: 'Berhampiran stesen',
    water: 'Di tepi air',
    town: 'Di bandar lama',
    near: '10 minit dari pusat bandar',
  },
  cheaper: {
    title: 'Lebih murah pada hari lain',
    day: (days, price) => [days, ` dari ${price}`],
    less: sum => `Kurang ${sum}, harga contoh`,
  },
  card: {
    cheapest: 'Paling murah',
    price: 'Harga contoh',
    ask: (title, hidden) => ['Tanya tentang ini', hidden(`: ${title}`)],
  },
  legs: { Out: 'Pergi', Back: 'Balik' },
  duration: ({ hours, minutes }) => (minutes ? `${hours} jam ${minutes} min` : `${hours} jam`),
  via: city => `1 persinggahan, ${city}`,
  later: days =>
    days < 0 ? 'hari sebelumnya, waktu tempatan' : days === 1 ? 'keesokan harinya' : `${days} hari kemudian`,
  fare: {
    hand: 'Bagasi tangan 7 kg',
    notForStudents: 'tiada tambang pelajar',
    checked: 'Bagasi daftar masuk 25 kg',
    studentsChecked: 'pelajar 40 kg',
    student: 'Tambang pelajar',
    studentChecked: 'bagasi daftar masuk 40 kg',
    priceFor: ({ party, isReturn }) => `${party}, ${isReturn ? 'pergi balik' : 'sehala'}`,
  },
  stay: ({ rooms, nights }) => `${rooms} bilik, ${nights} malam`,
  package: {
    flights: airline => `Penerbangan dengan ${airline}`,
    priceFor: ({ party, stay }) => `${party}, penerbangan dan ${stay}`,
  },
  car: {
    similar: model => `${model} atau yang setara`,
    seats: count => `${count} tempat duduk`,
    suitcases: count => `${count} beg pakaian`,
    wayBack: sum => `termasuk ${sum} untuk pemulangan kereta`,
    days: count => `${count} hari`,
  },
}
