import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Perlepasan dan harga',
  choose: 'Pilih hari anda berlepas',
  legend: (room, table) => [
    `${room ? `Harga “${room}”` : 'Harga terendah'} bagi setiap perlepasan, dalam ringgit. `,
    table('Jadual harga'),
    ' menyatakan apa yang termasuk.',
  ],
  past: 'sudah berlalu',
  soldOut: { short: 'Habis', spoken: 'habis dijual' },
  few: ({ left, people }) => `tinggal ${left} sahaja, anda ${people} orang`,
  from: sum => `dari ${sum}`,
  ask: 'Tanya',
  onRequest: 'atas permintaan',
  none: { short: 'tiada perlepasan', long: next => `Tiada perlepasan.${next && ` Yang seterusnya pada ${next}.`}` },
  gone: { short: 'sudah habis', long: next => `Sudah habis.${next && ` Yang seterusnya pada ${next}.`}` },
}
