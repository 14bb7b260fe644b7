import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  replacement: holiday => `Cuti ganti ${holiday}`,
  of: ({ holiday, notes }) => `${holiday} (${notes})`,
  expected: 'dijangka',
  allBut: states => `semua negeri kecuali ${states}`,
  most: 'kebanyakan negeri',
  some: 'beberapa negeri',
  others: 'semua negeri lain',
  all: 'semua negeri',
}
