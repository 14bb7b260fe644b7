import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  over: 'Tawaran ini telah tamat.',
  now: 'Lihat tawaran kami sekarang',
  highlights: 'Tarikan utama',
  route: 'Laluan perjalanan',
  routeMap: way => `Peta laluan: ${way}`,
  glance: 'Sepintas lalu',
  included: 'Termasuk',
  notIncluded: 'Tidak termasuk',
  entry: 'Dokumen kemasukan',
  entryRule: ({ country, passport, rule, source, day }) =>
    `${country}, pasport ${passport}: ${rule} (${source}, ${day})`,
  terms: 'Perlu diketahui',
  related: 'Anda mungkin juga suka',
  moreFrom: family => `${family}: lihat lagi`,
  seller: 'Dengan siapa anda menempah',
  ask: 'Tanya tentang ini',
  bookBy: 'Tarikh akhir tempahan',
  share: 'Kongsi',
  copy: 'Salin pautan',
  copied: 'Disalin',
  notCopied: 'Penyalinan tidak dibenarkan',
  questions: 'Soalan lazim',
  allQuestions: 'Semua soalan',
  prices: 'Harga',
  datesAndPrices: 'Tarikh dan harga',
  unsold: 'tidak dijual',
  byMonth: 'Harga mengikut bulan',
  lowestOfMonths: unit => `Harga terendah setiap bulan${unit && `, ${unit}`}`,
  month: 'Bulan',
  from: 'Dari',
  lowest: 'terendah',
  length: 'Tempoh',
  starts: 'Bermula',
  port: 'Pelabuhan',
  ports: 'Pelabuhan',
  place: 'Tempat',
  places: 'Tempat',
  goodFor: 'Sesuai untuk',
  nights: count => `${count} malam`,
  duration: ({ days, nights, inAir }) =>
    [days && `${days} hari`, nights && `${nights} malam`, inAir && `${inAir} dalam perjalanan`]
      .filter(Boolean)
      .join(', '),
  stars: count => `${count} bintang`,
  dayByDay: 'Itinerari',
  day: day => `Hari ${day}`,
  journey: 'Gambaran perjalanan',
  walking: 'Berjalan kaki',
  walkingLevels: [
    'Hampir tiada: tempat duduk sentiasa dekat',
    'Jalan kaki jarak dekat di tanah rata, dengan rehat',
    'Beberapa kilometer pada sesetengah hari, dengan tangga',
    'Separuh hari berjalan, merentasi akar, batu atau bukit',
    'Mendaki, untuk kasut dan lutut yang kuat',
  ],
  level: level => `Tahap ${level} daripada 5`,
  group: 'Kumpulan',
  people: ({ min, max }) =>
    min && max
      ? `${min} hingga ${max} orang`
      : max
        ? `paling ramai ${max} orang`
        : min
          ? `Sekurang-kurangnya ${min} orang`
          : '',
  ship: 'Kapal',
  shipFacts: {
    since: 'Beroperasi sejak',
    guests: 'Tetamu',
    max: 'Paling ramai',
    length: 'Panjang',
    decks: 'Dek',
    twoToACabin: guests => `${guests}, dua orang sekabin`,
    maxGuests: guests => `${guests} tetamu`,
    metres: length => `${length} m`,
  },
  sleep: 'Tempat anda bermalam',
  columns: { place: 'Tempat', nights: 'Malam', house: 'Penginapan' },
  fact: ({ label, value }) => `${label}: ${value}`,
  glanceLabels: {
    steps: 'Tangga dan bot',
    lifts: 'Lif',
    hearing: 'Pendengaran',
    food: 'Makanan halal',
    prayer: 'Solat',
    vegetarian: 'Makanan vegetarian',
    children: 'Kanak-kanak',
  },
  children: age => (age === 0 ? 'ya, termasuk bayi' : `ya, dari umur ${age} tahun`),
  unknown: labels => `Belum diketahui, sila tanya kami: ${labels.join(', ').toLowerCase()}`,
}
