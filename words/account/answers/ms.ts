import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  notLoggedIn: 'Anda belum log masuk. Sila cuba lagi.',
  notCreated: 'Akaun anda belum dibuka. Sila cuba lagi.',
  registered: 'Akaun anda sudah sedia. Anda belum log masuk: sila log masuk dengan kata laluan baharu anda.',
  confirmed: 'Terima kasih, alamat e-mel anda telah disahkan. Anda boleh log masuk sekarang.',
  confirmedBefore: 'Akaun ini telah disahkan sebelum ini. Anda boleh log masuk.',
  brokenLink: 'Pautan itu rosak atau sudah lama. Log masuk, atau minta pautan baharu dengan “Lupa kata laluan”.',
  phoneMalaysian: country =>
    `Ini bukan nombor telefon di ${country}. Isi nombor tanpa kod negara, contohnya 012-345 6789.`,
  phone: country =>
    `Ini bukan nombor telefon di ${country}. Isi nombor tanpa kod negara, contohnya seperti yang anda dail di negara anda.`,
  tooMany: 'Terlalu banyak permintaan sekali gus. Sila cuba lagi dalam beberapa minit.',
  noAddress: provider => `${provider} tidak memberikan alamat e-mel anda kepada kami. Sila daftar dengan alamat e-mel.`,
}
