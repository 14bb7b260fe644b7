import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Buka akaun',
  agree: link => ['Saya bersetuju dengan ', link('terma dan syarat'), '.'],
  consent: 'Hantar tawaran kepada saya melalui e-mel, seperti yang diterangkan dalam notis privasi.',
  optional: '(pilihan)',
  signUp: 'Daftar',
  haveOne: 'Saya sudah ada akaun',
  ready: {
    title: 'Akaun anda sudah sedia',
    text: 'Kami telah menghantar e-mel kepada anda: sila ikuti pautannya untuk mengesahkan alamat anda. Anda belum log masuk.',
    logIn: 'Log masuk',
  },
  confirm: {
    title: 'Sahkan alamat e-mel anda',
    heading: 'Adakah ini alamat anda?',
    text: address => ['Akaun telah dibuka dengan ', address, '. Jika anda yang membukanya, sila sahkan.'],
    yes: 'Ya, ini alamat saya',
  },
}
