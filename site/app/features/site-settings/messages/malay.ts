import type { Messages, SellerMessages, TermsMessages } from './message-types.ts'

const months = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ')

const inMalay: Record<string, string> = { Penang: 'Pulau Pinang' }

const terms: TermsMessages = {
  kinds: {
    group: 'Lawatan berkumpulan',
    individual: 'Lawatan individu',
    domestic: 'Lawatan dalam negara',
    ticket: 'Tiket',
    'cruise-line': 'Pelayaran persiaran, mengikut syarat syarikat pelayaran',
  },
  before: kind => (kind === 'ticket' ? 'sebelum hari lawatan' : 'sebelum berlepas'),
  title: 'Bagaimana jika saya membatalkan tempahan?',
  more: 'Cara membatalkan tempahan',
  intro: 'Jika anda membatalkan tempahan, jumlah berikut ditahan daripada harga bagi setiap orang:',
  introDated: (departure, price) => `Bagi perlepasan pada ${departure} dengan harga ${price} bagi setiap orang:`,
  columns: { when: 'Masa pembatalan', left: 'Baki hari', kept: 'Jumlah ditahan' },
  today: day => `hari ini, ${day}`,
  from: day => `mulai ${day}`,
  daysLeft: (days, unit) => `${days} hari${unit === 'working' ? ' bekerja' : ''}`,
  orMore: days => `${days} atau lebih`,
  fromTo: (from, days) => `${from} hingga ${days}`,
  afterFree: days => `selepas itu, ${days} atau lebih`,
  orFewer: days => `${days} atau kurang, atau tidak hadir`,
  onTheDay: 'pada hari itu sendiri, atau tidak hadir',
  nothing: 'tiada',
  whole: { price: 'harga penuh', deposit: 'deposit' },
  half: { price: 'separuh daripada harga', deposit: 'separuh daripada deposit' },
  percent: percent => ({ price: `${percent} % daripada harga`, deposit: `${percent} % daripada deposit` }),
  orMoreOf: (sum, part) => `${sum} atau ${part}, yang mana lebih tinggi`,
  orLessOf: (sum, part) => `${sum} atau ${part}, yang mana lebih rendah`,
  free: (days, before) => `Pembatalan adalah percuma sehingga ${days} hari ${before}.`,
  deposit: percent => `Deposit adalah sebanyak ${percent} % daripada harga.`,
  depositSum: sum => `Deposit adalah sebanyak ${sum} bagi setiap orang.`,
  paidAtOnce: 'Harga penuh dibayar semasa tempahan dibuat.',
  balance: (days, before) =>
    `Baki bayaran perlu dijelaskan ${days} hari ${before}, atau serta-merta jika tempahan dibuat selepas itu.`,
  change: (until, fee) =>
    `Perubahan boleh dibuat sehingga ${until}${fee ? `, dengan bayaran tidak melebihi ${fee} bagi setiap orang` : ''}.`,
  transfer: (days, before) =>
    `Orang lain boleh menggantikan anda sehingga ${days} hari ${before}, dengan bayaran tiket baharu dan pertukaran nama.`,
  counting: (weekend, state) =>
    `Hari bekerja dikira mulai hari kami menerima mesej anda, tidak termasuk ${weekend} dan cuti umum di ${state}.`,
  weekdays: ['hari Isnin', 'hari Selasa', 'hari Rabu', 'hari Khamis', 'hari Jumaat', 'hari Sabtu', 'hari Ahad'],
  state: state => inMalay[state] ?? state,
  exempt: reason => `Jadual yang ditetapkan bagi lawatan ke luar negara tidak terpakai di sini. ${reason}`,
}

const seller: SellerMessages = {
  title: 'Maklumat penjual',
  arranges: 'Maklumat penganjur perjalanan',
  labels: {
    company: 'Syarikat (nombor pendaftaran)',
    licence: 'Lesen pelancongan',
    address: 'Alamat berdaftar',
    contact: 'Telefon dan e-mel',
    price: 'Harga',
    payment: 'Kaedah pembayaran',
    confirmation: 'Pengesahan',
    correcting: 'Sebelum borang dihantar',
    complaints: 'Aduan',
  },
  licenceUntil: (licence, day) => `${licence}, sah sehingga ${day}`,
  means: {
    card: 'kad kredit atau kad debit',
    fpx: 'FPX',
    'duitnow-qr': 'DuitNow QR',
    'bank-transfer': 'pindahan bank',
    'e-wallet': 'e-dompet',
    cash: 'tunai',
    instalments: 'bayaran ansuran',
  },
  parts: {
    taxes: 'cukai dan caj yang dikutip bersama tempahan',
    'service-tax': 'cukai perkhidmatan jika dikenakan',
    'tourism-tax': 'cukai pelancongan yang dibayar oleh tetamu warga asing di hotel di Malaysia',
    fees: 'fi kami',
  },
  included: parts => `Dalam ringgit, termasuk ${parts}.`,
  notIncluded: parts => `Tidak termasuk: ${parts}.`,
  confirmation: days => `Dalam tempoh ${days} hari bekerja selepas pesanan anda diterima.`,
  correcting:
    'Anda boleh membetulkan semua maklumat sebelum menghantarnya. Kami mengakui penerimaannya serta-merta dengan nombor rujukan. Tiada tempahan dibuat sehingga kami mengesahkannya.',
  complaints: (mailbox, days) =>
    `Tulis kepada ${mailbox}.${days === undefined ? '' : ` Anda akan menerima jawapan kami dalam tempoh ${days} hari.`}`,
  tribunal: limit =>
    `Jika anda tidak berpuas hati, Tribunal Tuntutan Pengguna Malaysia memutuskan tuntutan sehingga ${limit}, dan Pihak Berkuasa Penerbangan Awam Malaysia membantu dalam hal penerbangan.`,
  more: 'Kaedah pembayaran, aduan dan lain-lain',
}

const goes = (people: number, min: number) => (people >= min ? 'jadi berlepas' : `perlu ${min - people} lagi`)

export const malay: Messages = {
  lang: 'ms-MY',
  language: 'Bahasa Melayu',
  day: day => {
    const [year, month, date] = day.split('-').map(Number)
    return `${date} ${months[(month ?? 1) - 1]} ${year}`
  },
  list: words => (words.length > 1 ? `${words.slice(0, -1).join(', ')} dan ${words.at(-1)}` : words.join()),
  page: {
    skip: 'Terus ke kandungan',
    home: 'Laman utama',
    onThisPage: 'Dalam halaman ini',
    lastChanged: day => `Kemas kini terakhir pada ${day}`,
    languages: 'Halaman ini dalam bahasa lain',
  },
  terms,
  seller,
  measuring: {
    title: 'Pengiraan lawatan',
    text: ({ name, host }) =>
      `Kami mengira lawatan dengan ${name} di ${host}, tanpa kuki. Yang dihantar ialah halaman yang dibaca, hakikat bahawa carian dibuat atau borang dihantar, dan, seperti pada setiap pelayan web, alamat internet anda; tiada nama, kata carian atau apa-apa yang anda taip. Akaun anda, halaman ejen dan sebut harga tidak dikira. Pelayar yang menghantar Do Not Track atau Global Privacy Control juga tidak dikira.`,
  },
  officer: {
    title: 'Pegawai perlindungan data',
    write: 'Tulis kepada',
    path: '/data-anda',
    ask: 'Dapatkan salinan data anda, atau minta data itu dipadamkan',
  },
  proof: {
    group: {
      state: (people, min) =>
        min
          ? `${people} daripada sekurang-kurangnya ${min} setakat ini: ${goes(people, min)}`
          : `${people} tempahan setakat ini`,
      short: (people, min) => (min ? goes(people, min) : `${people} tempahan`),
      asOf: day => `Tempahan setakat ${day}.`,
      sample: 'contoh: ',
      samples: 'Angka-angka ini hanyalah contoh.',
    },
    mean: (rating, count) => `${rating} daripada 5, purata ${count} ulasan`,
    photographs: 'Rupa yang sebenar',
    houses: {
      named: days =>
        `Kami menamakan setiap hotel selewat-lewatnya ${days} hari sebelum berlepas. Kelasnya adalah seperti yang dinyatakan di sini.`,
      later: 'Penginapan jenis ini; namanya tertera dalam dokumen perjalanan anda.',
      sample: 'Nama-nama ini hanyalah contoh: hotel tersebut tidak wujud.',
    },
    answered: {
      usual: 'secepat mungkin',
      measured: ({ count, unit }) =>
        `biasanya dalam tempoh ${count} ${unit === 'hour' ? 'jam' : 'hari'} bekerja (diukur sepanjang 30 hari yang lepas)`,
      sentence: within => `Perunding perjalanan kami menjawab, ${within}.`,
    },
  },
  askOnWhatsApp: title => `Helo, saya ada soalan tentang ${title}.`,
  quotation: {
    title: customer => `Sebut harga untuk ${customer}`,
    from: agency => `Daripada ${agency}`,
    who: (agency, company) =>
      `${agency} memberi anda harga ini dan menerima tempahan anda. ${company} mengatur perjalanan ini, tertakluk kepada terma di bawah.`,
    made: 'Dibuat pada',
    until: 'Sah sehingga',
    chosen: 'Pilihan anda',
    price: 'Harga',
    columns: { what: 'Untuk', people: 'Orang', each: 'Seorang', sum: 'Jumlah' },
    person: 'Setiap orang',
    total: 'Jumlah keseluruhan',
    days: 'Hari demi hari',
    day: number => `Hari ${number}`,
    included: 'Termasuk',
    notIncluded: 'Tidak termasuk',
    ended: 'Sebut harga ini telah tamat',
    endedText: (agency, day) => `Sebut harga ini sah sehingga ${day}. Minta yang baharu daripada ${agency}.`,
    broken: 'Sebut harga ini tidak dapat dipaparkan',
    brokenText: 'Alamatnya tidak lengkap atau telah diubah. Buka sekali lagi daripada mesej asalnya.',
    goneText: agency => `Perjalanan ini tidak dijual buat masa ini. Tanya ${agency} tentang pilihan yang hampir sama.`,
  },
}
