import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Tawaran melalui e-mel',
  enter: 'Masukkan alamat anda di bawah untuk menerima tawaran baharu kami.',
  email: 'Alamat e-mel anda',
  again: 'Cuba lagi',
  back: 'Kembali ke halaman tadi',
  home: 'Pergi ke laman utama',
  confirm: 'Sila sahkan bahawa anda ingin menerima tawaran kami di alamat ini.',
  confirmed: 'Ya, hantar tawaran kepada saya',
  leaving: 'Anda akan keluar daripada senarai dan tidak akan menerima surat berita lagi.',
  leave: 'Keluar daripada senarai',
  thanks: {
    signUp: 'Terima kasih, kami telah menerima alamat anda.',
    confirm: 'Terima kasih, anda kini berada dalam senarai.',
    leave: 'Alamat anda telah dikeluarkan daripada senarai.',
  },
  dead: {
    confirm: 'Pautan ini tidak berfungsi lagi. Sila daftar semula.',
    leave: 'Pautan ini bukan milik mana-mana alamat dalam senarai kami.',
  },
  unavailable: 'Pejabat kami tidak memberikan jawapan yang jelas buat masa ini. Sila cuba lagi dalam beberapa minit.',
  tooMany: 'Terlalu banyak pendaftaran dari sini dalam masa yang singkat. Sila cuba lagi dalam sepuluh minit.',
}
