import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  before: '上个月',
  after: '下个月',
  month: '月份',
  deal: '优惠日期',
  heads: '一 二 三 四 五 六 日'.split(' '),
  first: day => `${day}，第一天`,
  last: day => `${day}，最后一天`,
  inDeal: '优惠适用',
  school: '学校假期',
  someStates: '部分州属',
  schoolDays: where => `学校假期（${where}）`,
  differ: '各州日期不同',
}
