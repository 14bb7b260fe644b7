import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  hello: name => (name ? `Salam sejahtera ${name},` : 'Salam sejahtera,'),
  confirm: {
    subject: 'Sila sahkan alamat e-mel anda',
    text: 'Terima kasih kerana mendaftar. Sila sahkan bahawa ini alamat e-mel anda:',
    ignore: 'Jika anda tidak mendaftar, sila abaikan e-mel ini dan jangan ikuti pautannya.',
  },
  reset: {
    subject: 'Pilih kata laluan baharu',
    member:
      'Anda, atau seseorang yang menggunakan alamat anda, meminta kata laluan baharu untuk akaun anda. Anda boleh memilihnya di sini dalam masa 30 minit:',
    agent:
      'Anda, atau seseorang yang menggunakan alamat anda, meminta kata laluan baharu untuk log masuk ejen anda. Anda boleh memilihnya di sini dalam masa 30 minit:',
    ignore: 'Jika anda tidak memintanya, anda tidak perlu berbuat apa-apa: kata laluan anda kekal seperti sedia ada.',
  },
  changed: {
    subject: 'Kata laluan anda telah ditukar',
    text: 'Kata laluan akaun anda baru sahaja ditukar. Jika bukan anda yang menukarnya, sila pilih kata laluan baharu dengan segera melalui “Lupa kata laluan” di laman web kami, dan beritahu kami.',
  },
  applied: {
    subject: reference => `Kami telah menerima pendaftaran agensi anda ${reference}`,
    text: reference =>
      `Terima kasih kerana ingin menjadi ejen kami. Pendaftaran anda telah sampai ke unit ejen kami; rujukannya ialah ${reference}. Kami sendiri menyemak setiap lesen, dan akan menulis kepada anda atau menelefon dalam tiga hari bekerja.`,
    ignore: 'Belum ada akaun dibuka. Jika anda tidak memintanya, sila beritahu kami dengan menyatakan rujukan di atas.',
  },
}
