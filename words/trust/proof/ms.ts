import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  group: {
    state: (people, min) =>
      min
        ? `${people} daripada sekurang-kurangnya ${min} setakat ini: ${people >= min ? 'jadi berlepas' : `perlu ${min - people} lagi`}`
        : `${people} tempahan setakat ini`,
    short: (people, min) =>
      min ? (people >= min ? 'jadi berlepas' : `perlu ${min - people} lagi`) : `${people} tempahan`,
    asOf: day => `Tempahan setakat ${day}.`,
    sample: 'contoh: ',
    samples: 'Angka-angka ini hanyalah contoh.',
  },
  mean: (rating, count) => `${rating} daripada 5, purata ${count} ulasan`,
  photographs: 'Rupa sebenar',
  houses: {
    named: days =>
      `Kami menamakan setiap hotel selewat-lewatnya ${days} hari sebelum berlepas. Kelasnya adalah seperti yang dinyatakan di sini.`,
    later: 'Penginapan jenis ini; namanya tertera dalam dokumen perjalanan anda.',
    sample: 'Nama-nama ini hanyalah contoh: hotel tersebut tidak wujud.',
  },
  answered: {
    usual: 'secepat mungkin',
    measured: ({ count, unit }) =>
      `biasanya dalam tempoh ${count} ${unit === 'hour' ? 'jam' : 'hari'} bekerja (diukur sepanjang 30 hari yang lepas)`,
    sentence: within => `Perunding perjalanan kami menjawab, ${within}.`,
  },
}
