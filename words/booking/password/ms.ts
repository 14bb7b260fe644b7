import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  label: 'Kata laluan baharu',
  again: 'Sahkan kata laluan baharu',
  hint: min => `Sekurang-kurangnya ${min} aksara.`,
  forgot: {
    title: 'Lupa kata laluan',
    heading: 'Lupa kata laluan anda?',
    text: 'Masukkan alamat e-mel akaun anda. Kami akan menghantar pautan untuk memilih kata laluan baharu.',
    send: 'Hantar pautan',
    toLogIn: 'Kembali ke log masuk',
  },
  sent: {
    title: 'Semak peti mel anda',
    text: 'Jika ada akaun dengan alamat ini, pautan sedang dihantar. Pautan itu sah selama 30 minit.',
  },
  choose: { title: 'Pilih kata laluan baharu', save: 'Simpan kata laluan' },
  changed: {
    title: 'Kata laluan anda telah ditukar',
    text: 'Anda telah dilog keluar daripada semua peranti. Sila log masuk dengan kata laluan baharu.',
    logIn: 'Log masuk',
  },
  broken: {
    title: 'Pautan ini tidak boleh digunakan lagi',
    text: 'Setiap pautan boleh digunakan sekali sahaja, dalam masa 30 minit. Sila minta pautan baharu.',
    again: 'Hantar pautan baharu',
  },
  change: {
    button: 'Tukar kata laluan',
    done: 'Kata laluan anda telah ditukar. Peranti lain telah dilog keluar.',
    none: 'Anda log masuk dengan Google atau Facebook, jadi anda tiada kata laluan di sini. Anda boleh memilihnya melalui e-mel.',
    sendMe: 'Hantar pautan kepada saya',
  },
}
