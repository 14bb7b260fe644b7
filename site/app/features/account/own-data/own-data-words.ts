import type { OwnDataLanguage } from '@agency/contracts/backend/own-data.ts'
import type { Language } from '../../site-settings/messages/message-types.ts'

export type OwnDataWords = {
  lang: Language
  path: string
  other: { path: string; name: string }
  title: string
  intro: string
  /** For a backend that mails no links. */
  byOffice: string
  contactForm: string
  proof: string
  email: string
  badEmail: string
  copy: string
  erase: string
  sent: (email: string) => string
  nothingCame: string
  notTaken: string
  tooMany: string
  copyOf: (email: string) => string
  copyOnce: string
  download: string
  eraseOf: (email: string) => string
  goes: string[]
  stays: string
  eraseNow: string
  ended: string
  askAgain: string
  away: string
  erased: string
  reference: string
  day: string
  removed: string
  nothing: string
  places: Record<string, string>
  kept: string
  keptWhy: string
  until: (day: string) => string
  notCovered: (systems: string) => string
  keep: string
}

const places = {
  en: {
    enquiries: 'enquiries',
    newsletter: 'newsletter subscriptions',
    accounts: 'accounts, with everything in them',
    'account mails': 'waiting e-mails of the account',
    'agency registrations': 'registrations of an agency',
    'kept by the site': 'enquiries not delivered yet',
    'requests for own data': 'other requests for your data',
    'booking site': 'the booking site',
  },
  ms: {
    enquiries: 'pertanyaan',
    newsletter: 'langganan tawaran',
    accounts: 'akaun, dengan segala isinya',
    'account mails': 'e-mel akaun yang menunggu',
    'agency registrations': 'pendaftaran agensi',
    'kept by the site': 'pertanyaan yang belum dihantar',
    'requests for own data': 'permintaan data anda yang lain',
    'booking site': 'laman tempahan',
  },
}

export const ownDataWords: Record<OwnDataLanguage, OwnDataWords> = {
  en: {
    lang: 'en-MY',
    path: '/your-data',
    other: { path: '/data-anda', name: 'Bahasa Melayu' },
    title: 'Your personal data',
    intro:
      'Get a copy of everything our systems hold about your e-mail address, in a file that programs can read, or have it erased.',
    byOffice:
      'To get a copy of the personal data that we hold about you, or to have it erased, write to us. We answer by e-mail or telephone:',
    contactForm: 'contact form',
    proof: 'We send a link to the address first, so that only its owner can do this.',
    email: 'Your e-mail address',
    badEmail: 'Please enter an e-mail address such as name@example.com.',
    copy: 'Send me a link to my copy',
    erase: 'Send me a link to erase my data',
    sent: email => `We have sent an e-mail to ${email}. The link in it works once and ends after 24 hours.`,
    nothingCame: 'If nothing arrives within a few minutes, look among unwanted mail, or write to us:',
    notTaken: 'We could not take your request just now. Please try again in a few minutes, or write to us:',
    tooMany: 'Many requests came from here in a short time. Please try again in ten minutes.',
    copyOf: email => `Here is a copy of everything our systems hold about ${email}.`,
    copyOnce: 'The link is used up when you press the button. You can ask for another one at any time.',
    download: 'Download the copy',
    eraseOf: email => `This erases what our systems hold about ${email}, and cannot be undone:`,
    goes: [
      'your enquiries and our notes of the e-mails about them;',
      'your subscription to offers;',
      'your account, with its credit and wallet balance, saved travellers and searches.',
    ],
    stays:
      'Bookings stay valid. The law makes us keep the record of each for three years; we keep it without your name and address, under its reference number.',
    eraseNow: 'Erase my data',
    ended: 'This link has ended or was used.',
    askAgain: 'Ask for another link',
    away: 'Our office gave no clear answer just now. The link is still good: please try again in a few minutes.',
    erased: 'Your data is erased',
    reference: 'Reference of this receipt',
    day: 'Erased on',
    removed: 'Removed',
    nothing: 'We held nothing about this address.',
    places: places.en,
    kept: 'Kept',
    keptWhy: 'The law makes us keep records of transactions for three years. They no longer name you.',
    until: day => `until ${day}`,
    notCovered: systems => `This does not cover ${systems}. Please write to our data protection officer about that.`,
    keep: 'Please print or save this page. The link shows it again for 24 hours.',
  },
  ms: {
    lang: 'ms-MY',
    path: '/data-anda',
    other: { path: '/your-data', name: 'English' },
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
      `Kami telah menghantar e-mel kepada ${email}. Pautan di dalamnya boleh digunakan sekali sahaja dan tamat selepas 24 jam.`,
    nothingCame: 'Jika tiada apa-apa diterima dalam beberapa minit, semak folder e-mel sampah, atau tulis kepada kami:',
    notTaken:
      'Kami tidak dapat menerima permintaan anda buat masa ini. Sila cuba lagi dalam beberapa minit, atau tulis kepada kami:',
    tooMany: 'Terlalu banyak permintaan dari sini dalam masa yang singkat. Sila cuba lagi dalam sepuluh minit.',
    copyOf: email => `Ini ialah salinan semua data yang disimpan oleh sistem kami mengenai ${email}.`,
    copyOnce: 'Pautan ini tamat apabila anda menekan butang. Anda boleh meminta pautan lain pada bila-bila masa.',
    download: 'Muat turun salinan',
    eraseOf: email =>
      `Tindakan ini memadamkan data yang disimpan oleh sistem kami mengenai ${email}, dan tidak boleh dibatalkan:`,
    goes: [
      'pertanyaan anda dan catatan kami tentang e-mel mengenainya;',
      'langganan tawaran anda;',
      'akaun anda, dengan baki kredit dan dompet, rakan pengembara dan carian yang disimpan.',
    ],
    stays:
      'Tempahan kekal sah. Undang-undang mewajibkan kami menyimpan rekod setiap tempahan selama tiga tahun; kami menyimpannya tanpa nama dan alamat anda, di bawah nombor rujukannya.',
    eraseNow: 'Padamkan data saya',
    ended: 'Pautan ini telah tamat atau telah digunakan.',
    askAgain: 'Minta pautan lain',
    away: 'Pejabat kami tidak memberikan jawapan yang jelas buat masa ini. Pautan masih boleh digunakan: sila cuba lagi dalam beberapa minit.',
    erased: 'Data anda telah dipadamkan',
    reference: 'Rujukan resit ini',
    day: 'Dipadamkan pada',
    removed: 'Dipadamkan',
    nothing: 'Kami tidak menyimpan apa-apa mengenai alamat ini.',
    places: places.ms,
    kept: 'Disimpan',
    keptWhy:
      'Undang-undang mewajibkan kami menyimpan rekod urus niaga selama tiga tahun. Rekod itu tidak lagi menamakan anda.',
    until: day => `sehingga ${day}`,
    notCovered: systems =>
      `Ini tidak meliputi ${systems}. Sila tulis kepada pegawai perlindungan data kami mengenainya.`,
    keep: 'Sila cetak atau simpan halaman ini. Pautan yang sama memaparkannya semula selama 24 jam.',
  },
}

export const pageIn = (language: OwnDataLanguage) => ({ head: { language: ownDataWords[language].lang } })
