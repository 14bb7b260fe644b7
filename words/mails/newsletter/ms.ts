import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  confirmSubject: brand => `Sila sahkan: tawaran daripada ${brand}`,
  confirmText: brand =>
    `Anda, atau seseorang yang menggunakan alamat anda, meminta ${brand} menghantar tawaran ke alamat ini. Adakah ini benar?`,
  confirm: 'Ya, hantar tawaran kepada saya',
  unconfirmed:
    'Jika anda tidak mengesahkannya, kami tidak akan menghantar apa-apa dan akan memadamkan alamat ini selepas 30 hari.',
  welcomeSubject: brand => `Anda sudah berada dalam senarai: tawaran daripada ${brand}`,
  welcome: consent =>
    `Terima kasih atas pengesahan anda.${consent && ` Anda telah bersetuju dengan yang berikut: ${consent}`}`,
  leave: 'Keluar daripada senarai',
  answers: {
    sent: 'Hampir selesai: kami telah menghantar e-mel kepada anda. Sila buka e-mel itu dan sahkan alamat anda.',
    known: 'Alamat ini sudah ada dalam senarai kami.',
    confirmed: 'Terima kasih. Alamat anda kini berada dalam senarai.',
    left: 'Alamat anda telah dikeluarkan daripada senarai. Anda tidak akan menerima surat berita lagi.',
  },
}
