import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '出发日期与价格',
  choose: '请选择出发日',
  legend: (room, table) => [
    `各出发日的${room ? `“${room}”` : '最低'}价格，以令吉计。`,
    table('价格表'),
    '说明价格适用于什么。',
  ],
  past: '已过',
  soldOut: { short: '售完', spoken: '已售完' },
  few: ({ left, people }) => `只剩${left}位，您有${people}人`,
  from: sum => `${sum}起`,
  ask: '咨询',
  onRequest: '请咨询',
  none: { short: '没有出发', long: next => `没有出发。${next && `下一个出发日是${next}。`}` },
  gone: { short: '已售完', long: next => `已售完。${next && `下一个出发日是${next}。`}` },
}
