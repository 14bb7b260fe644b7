import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  replacement: holiday => `${holiday}补假`,
  of: ({ holiday, notes }) => `${holiday}（${notes}）`,
  expected: '预计',
  allBut: states => `除${states}外的各州`,
  most: '大多数州',
  some: '部分州',
  others: '其他各州',
  all: '各州',
}
