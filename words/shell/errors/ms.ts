import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  notFoundTitle: '404 Tidak Dijumpai',
  errorTitle: 'Ralat berlaku',
  delayed: {
    heading: 'Halaman ini tertunda',
    text: 'Kami tidak dapat menghubungi meja yang menyimpan halaman ini. Biasanya seminit dua; tiada apa yang anda isi hilang.',
  },
  notReady: {
    heading: 'Halaman ini belum sedia',
    text: 'Kami masih menyediakan laman ini. Sila datang semula nanti.',
  },
  faulty: {
    heading: 'Ada masalah di pihak kami',
    text: 'Ini kesilapan kami, bukan anda. Kami telah mencatatnya. Sila cuba lagi, atau mula dari halaman utama.',
  },
  mapping: 'Sistem kandungannya menggunakan nama sendiri. Arahan ini menulis fail pemetaan yang menerangkan maksudnya:',
  again: 'Cuba lagi',
  home: 'Pergi ke halaman utama',
  notFound: {
    code: 'Halaman ini tidak dijumpai',
    heading: 'Nampaknya Halaman Ini Terlepas Penerbangannya',
    text: 'Mari kembali ke laluan menuju destinasi impian anda.',
    back: 'Kembali',
    countdown: seconds => ['Kembali dalam ', seconds, ' s'],
    stay: 'Kekal di sini',
    stayed: 'Tidak perlu tergesa-gesa. Papan ini menunjukkan tempat yang boleh anda tuju.',
    departures: 'Berlepas',
    gate: gate => `Pintu ${gate}`,
    boarding: 'Menaiki pesawat',
    missed: 'Halaman ini',
    departed: 'Telah berlepas',
  },
  previewOver: {
    heading: 'Pratonton ini telah tamat',
    text: 'Pautan pratonton berfungsi untuk masa yang terhad. Minta pautan baharu daripada penyunting yang menghantarnya.',
  },
  plain: {
    call: link => `Tergesa-gesa? Hubungi kami di ${link}.`,
    links: ({ again, home }) => `${again('Cuba lagi')} atau ${home('pergi ke halaman utama')}.`,
    busy: 'Kami luar biasa sibuk sekarang',
    notTaken:
      'Kami tidak dapat menerima apa yang anda hantar, dan tiada apa dilakukan dengannya. Sila kembali ke halaman tadi, di mana teks anda sepatutnya masih ada, dan hantar semula dalam beberapa saat.',
    notMade: 'Halaman ini belum sedia. Sila cuba lagi dalam beberapa saat.',
    tooMany: 'Terlalu banyak permintaan sekali gus',
    tooManyText:
      'Banyak permintaan datang dari rangkaian anda dalam masa yang singkat. Sila tunggu sebentar, kemudian cuba lagi.',
  },
  last: {
    heading: 'Ralat berlaku semasa menunjukkan halaman ralat',
    text: home => `Maaf. Sila ${home('pergi ke halaman utama')} atau cuba lagi sebentar lagi.`,
  },
}
