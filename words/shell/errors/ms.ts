import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  notFoundTitle: '404: halaman tidak dijumpai',
  errorTitle: 'Ralat berlaku',
  delayed: {
    heading: 'Halaman ini mengalami kelewatan',
    text: 'Sistem yang menyimpan halaman ini tidak dapat dihubungi. Biasanya ia pulih dalam seminit dua; apa-apa yang anda isi tidak hilang.',
  },
  notReady: {
    heading: 'Halaman ini belum siap',
    text: 'Laman web ini masih disediakan. Sila datang lagi kemudian.',
  },
  faulty: {
    heading: 'Ada masalah di pihak kami',
    text: 'Ini kesilapan kami, bukan anda. Kami telah mencatatnya. Sila cuba lagi, atau mula semula dari laman utama.',
  },
  mapping:
    'Sistem kandungannya menggunakan nama-namanya sendiri. Perintah ini menulis fail pemetaan yang menerangkan maksudnya:',
  again: 'Cuba lagi',
  home: 'Pergi ke laman utama',
  notFound: {
    code: 'Halaman ini tidak dijumpai',
    heading: 'Nampaknya halaman ini terlepas penerbangannya',
    text: 'Mari kami bawa anda kembali ke laluan menuju destinasi impian anda.',
    inEnglish: page => ['Halaman ini boleh dibaca dalam bahasa Inggeris: ', page],
    back: 'Kembali',
    countdown: seconds => ['Kembali dalam ', seconds, ' saat'],
    stay: 'Kekal di sini',
    stayed: 'Tidak perlu tergesa-gesa. Papan ini menunjukkan tempat yang boleh anda tuju dari sini.',
    departures: 'Perlepasan',
    gate: gate => `Pintu ${gate}`,
    boarding: 'Menaiki pesawat',
    missed: 'Halaman ini',
    departed: 'Telah berlepas',
  },
  previewOver: {
    heading: 'Pratonton ini telah tamat',
    text: 'Pautan pratonton hanya sah untuk tempoh tertentu. Minta pautan baharu daripada penyunting yang menghantarnya kepada anda.',
  },
  plain: {
    call: link => `Perlu segera? Telefon kami di ${link}.`,
    links: ({ again, home }) => `${again('Cuba lagi')} atau ${home('pergi ke laman utama')}.`,
    busy: 'Laman web kami terlalu sibuk buat masa ini',
    notTaken:
      'Kami tidak dapat menerima apa yang anda hantar, dan tiada tindakan diambil. Sila kembali ke halaman tadi, yang sepatutnya masih menyimpan teks anda, dan hantar semula dalam beberapa saat.',
    notMade: 'Halaman ini belum siap. Sila cuba lagi dalam beberapa saat.',
    tooMany: 'Terlalu banyak permintaan sekali gus',
    tooManyText:
      'Banyak permintaan diterima daripada rangkaian anda dalam masa yang singkat. Sila tunggu sebentar, kemudian cuba lagi.',
  },
  last: {
    heading: 'Ralat berlaku semasa memaparkan halaman ralat',
    text: home => `Maaf. Sila ${home('pergi ke laman utama')} atau cuba lagi dalam seminit.`,
  },
}
