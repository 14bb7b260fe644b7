import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Log masuk',
  stay: 'Kekal log masuk',
  forgot: 'Lupa kata laluan?',
  create: 'Buka akaun',
  amAgent: 'Saya ejen',
  agents: {
    title: 'Log masuk sebagai ejen',
    heading: 'Ejen log masuk di laman web',
    text: 'Sediakan ID perdagangan atau nama pengguna dan kata laluan anda. Kami memastikan dahulu bahawa anda bukan robot.',
    go: 'Pergi ke log masuk ejen',
    amMember: 'Saya ahli',
    register: 'Daftarkan agensi anda',
  },
  done: {
    title: 'Anda telah log masuk',
    welcome: name => `Selamat datang, ${name}`,
    text: 'Anda telah log masuk. Kami sedang membawa anda kembali ke laman web.',
    proceed: 'Teruskan ke laman web',
  },
}
