import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Daftarkan agensi anda',
  intro:
    'Untuk agensi pelancongan berlesen yang mahu menempah dengan kami pada kadar bersih. Unit ejen kami menyemak setiap pendaftaran dan menjawab dalam tiga hari bekerja. Tiada akaun dibuka sebelum itu.',
  chooseState: 'Sila pilih',
  states: {
    Johor: 'Johor',
    Kedah: 'Kedah',
    Kelantan: 'Kelantan',
    'Kuala Lumpur': 'Kuala Lumpur',
    Labuan: 'Labuan',
    Melaka: 'Melaka',
    'Negeri Sembilan': 'Negeri Sembilan',
    Pahang: 'Pahang',
    Penang: 'Pulau Pinang',
    Perak: 'Perak',
    Perlis: 'Perlis',
    Putrajaya: 'Putrajaya',
    Sabah: 'Sabah',
    Sarawak: 'Sarawak',
    Selangor: 'Selangor',
    Terengganu: 'Terengganu',
    'Outside Malaysia': 'Di luar Malaysia',
  },
  hints: {
    licence: 'Seperti pada lesen, contohnya KPK/LN 1234.',
    registration: 'Nombor SSM, contohnya 201901000005.',
    message: 'Apa yang anda jual, dan cara terbaik untuk menghubungi anda.',
  },
  send: 'Hantar pendaftaran',
  amAgent: 'Saya sudah menjadi ejen',
  arrived: {
    title: 'Pendaftaran anda telah diterima',
    reference: (reference, email) => [
      'Nombor rujukan anda ialah ',
      reference,
      email ? `. Kami akan menghantar resit kepada ${email}.` : '.',
    ],
    text: 'Unit ejen kami menyemak lesen dan menjawab dalam tiga hari bekerja. Tiada akaun dibuka sebelum itu.',
  },
}
