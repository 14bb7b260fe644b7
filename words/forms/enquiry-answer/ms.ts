import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  phoneMissing: 'Sila isi nombor telefon: pejabat kami tidak dapat menerima borang ini tanpanya.',
  phoneWrong:
    'Nombor ini tidak dapat didail. Sila isi nombor seperti yang anda dail di Malaysia, contohnya 012-345 6789, atau dengan + dan kod negara, contohnya +65 6123 4567.',
  number: ({ tens, units }) =>
    `${'dua tiga empat lima enam tujuh lapan sembilan'.split(' ')[tens - 2]} puluh${['', ' satu', ' dua', ' tiga', ' empat', ' lima', ' enam', ' tujuh', ' lapan', ' sembilan'][units]}`,
  anotherReturn: 'Pulangkan di tempat lain, yang anda nyatakan dalam mesej anda',
  thanks: 'Terima kasih, kami telah menerima mesej anda',
  reference: 'Nombor rujukan anda',
  receipt: 'Resit dengan nombor ini sedang dihantar ke peti mel anda.',
  noReceipt: 'Sila catat nombor ini supaya kami dapat mencari mesej anda.',
  home: 'Kembali ke laman utama',
}
