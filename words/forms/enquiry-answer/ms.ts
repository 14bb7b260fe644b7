import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  phoneMissing: 'Sila beri nombor telefon: pejabat kami tidak dapat menerima borang ini tanpanya.',
  phoneWrong:
    'Kami tidak dapat mendail nombor ini. Sila beri nombor seperti yang didail di Malaysia, contohnya 012-345 6789, atau dengan + dan kod negara, contohnya +65 6123 4567.',
  number: ({ tens, units }) =>
    `${'dua tiga empat lima enam tujuh lapan sembilan'.split(' ')[tens - 2]} puluh${['', ' satu', ' dua', ' tiga', ' empat', ' lima', ' enam', ' tujuh', ' lapan', ' sembilan'][units]}`,
  anotherReturn: 'Pemulangan di tempat lain, yang anda nyatakan dalam mesej anda',
  thanks: 'Terima kasih, kami telah menerima mesej anda',
  reference: 'Rujukan anda',
  receipt: 'Resit dengan rujukan ini sedang dihantar ke peti mel anda.',
  noReceipt: 'Sila catatkannya supaya kami dapat mencari mesej anda.',
  home: 'Kembali ke halaman utama',
}
