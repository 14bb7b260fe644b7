import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  measuring: {
    title: 'Pengiraan lawatan',
    text: ({ name, host }) =>
      `Kami mengira lawatan dengan ${name} di ${host}, tanpa kuki. Yang dihantar ialah halaman yang dibaca, hakikat bahawa carian dibuat atau borang dihantar, dan, seperti pada setiap pelayan web, alamat internet anda; tiada nama, kata carian atau apa-apa yang anda taip. Akaun anda, halaman ejen dan sebut harga tidak dikira. Pelayar yang menghantar Do Not Track atau Global Privacy Control juga tidak dikira.`,
  },
  officer: {
    title: 'Pegawai perlindungan data',
    write: 'Tulis kepada',
    ask: 'Dapatkan salinan data anda, atau minta data itu dipadamkan',
  },
}
