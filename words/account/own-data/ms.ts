import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Data peribadi anda',
  intro:
    'Dapatkan salinan semua data yang disimpan oleh sistem kami mengenai alamat e-mel anda, dalam fail yang boleh dibaca oleh program, atau minta data itu dipadamkan.',
  byOffice:
    'Untuk mendapatkan salinan data peribadi anda yang kami simpan, atau meminta data itu dipadamkan, tulis kepada kami. Kami menjawab melalui e-mel atau telefon:',
  contactForm: 'borang hubungi kami',
  proof: 'Kami menghantar pautan ke alamat itu dahulu, supaya hanya pemiliknya boleh berbuat demikian.',
  email: 'Alamat e-mel anda',
  badEmail: 'Sila masukkan alamat e-mel seperti nama@example.com.',
  copy: 'Hantar pautan salinan data saya',
  erase: 'Hantar pautan untuk memadamkan data saya',
  sent: email =>
    `Kami telah menghantar e-mel kepada ${email}. Pautan di dalamnya boleh digunakan sekali sahaja dan tamat tempoh selepas 24 jam.`,
  nothingCame: 'Jika tiada apa-apa diterima dalam beberapa minit, semak folder e-mel sampah, atau tulis kepada kami:',
  notTaken:
    'Kami tidak dapat menerima permintaan anda buat masa ini. Sila cuba lagi dalam beberapa minit, atau tulis kepada kami:',
  tooMany: 'Terlalu banyak permintaan dari sini dalam masa yang singkat. Sila cuba lagi dalam sepuluh minit.',
  copyOf: email => `Ini ialah salinan semua data yang disimpan oleh sistem kami mengenai ${email}.`,
  copyOnce:
    'Pautan ini tidak sah lagi sebaik sahaja butang ditekan. Anda boleh meminta pautan lain pada bila-bila masa.',
  download: 'Muat turun salinan',
  eraseOf: email =>
    `Tindakan ini memadamkan data yang disimpan oleh sistem kami mengenai ${email}, dan tidak boleh dibatalkan:`,
  goes: [
    'pertanyaan anda dan catatan kami tentang e-mel mengenainya;',
    'langganan tawaran anda;',
    'akaun anda, dengan baki kredit dan dompet, pengembara dan carian yang disimpan.',
  ],
  stays:
    'Tempahan kekal sah. Undang-undang mewajibkan kami menyimpan rekod setiap tempahan selama tiga tahun; kami menyimpannya tanpa nama dan alamat anda, di bawah nombor rujukannya.',
  eraseNow: 'Padamkan data saya',
  ended: 'Pautan ini telah tamat tempoh atau telah digunakan.',
  askAgain: 'Minta pautan lain',
  away: 'Pejabat kami tidak memberikan jawapan yang jelas buat masa ini. Pautan masih boleh digunakan: sila cuba lagi dalam beberapa minit.',
  erased: 'Data anda telah dipadamkan',
  reference: 'Rujukan resit ini',
  day: 'Dipadamkan pada',
  removed: 'Dipadamkan',
  nothing: 'Kami tidak menyimpan apa-apa mengenai alamat ini.',
  places: {
    enquiries: 'pertanyaan',
    newsletter: 'langganan tawaran',
    accounts: 'akaun, dengan segala isinya',
    'account mails': 'e-mel akaun yang menunggu',
    'agency registrations': 'pendaftaran agensi',
    'kept by the site': 'pertanyaan yang belum dihantar',
    'requests for own data': 'permintaan data anda yang lain',
    'booking site': 'laman tempahan',
  },
  kept: 'Disimpan',
  keptWhy:
    'Undang-undang mewajibkan kami menyimpan rekod urus niaga selama tiga tahun. Rekod itu tidak lagi mengandungi nama anda.',
  until: day => `sehingga ${day}`,
  notCovered: systems => `Ini tidak meliputi ${systems}. Sila tulis kepada pegawai perlindungan data kami mengenainya.`,
  keep: 'Sila cetak atau simpan halaman ini. Pautan yang sama memaparkannya semula selama 24 jam.',
}
