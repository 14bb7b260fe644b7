import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  subject: brand => `Data peribadi anda di ${brand}`,
  asked: {
    copy: brand =>
      `Anda, atau seseorang yang menggunakan alamat anda, meminta salinan data peribadi yang disimpan oleh ${brand} mengenai alamat ini.`,
    erase: brand =>
      `Anda, atau seseorang yang menggunakan alamat anda, meminta ${brand} memadamkan data peribadi yang disimpan mengenai alamat ini. Tiada apa-apa dipadamkan sebelum anda menekan butang pada halaman di sebalik pautan ini.`,
  },
  button: { copy: 'Dapatkan salinan', erase: 'Lihat data yang akan dipadamkan' },
  once: 'Pautan ini boleh digunakan sekali sahaja dan tamat tempoh selepas 24 jam.',
  ignore: 'Jika anda tidak membuat permintaan ini, sila abaikan e-mel ini: tiada apa-apa akan berlaku.',
}
