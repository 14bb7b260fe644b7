import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  before: 'Bulan sebelumnya',
  after: 'Bulan seterusnya',
  month: 'Bulan',
  deal: 'Hari tawaran',
  heads: 'Is Se Ra Kh Ju Sa Ah'.split(' '),
  first: day => `${day}, hari pertama`,
  last: day => `${day}, hari terakhir`,
  inDeal: 'dalam tawaran',
  school: 'cuti sekolah',
  someStates: 'Di sesetengah negeri',
  schoolDays: where => `Cuti sekolah (${where})`,
  differ: 'hari berbeza mengikut negeri',
}
