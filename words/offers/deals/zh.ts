import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  labels: { offer: '优惠', price: '价格', conditions: '条件', travel: '旅行日期', until: '预订截止' },
  from: price => `${price}起`,
  over: day => `此优惠已于${day}结束。您仍可搜索，价格会不同。`,
  unknown: '没有这项优惠。其余搜索内容已填在下面。',
  stars: count => `${count}星`,
  code: code => `优惠码：${code}`,
  travel: ({ days, not, begin }) => `旅行日期：${days}${not && `，${not}除外`}${begin && `。${begin}`}`,
  bookBy: day => `${day}或之前预订`,
  begin: {
    one: day => `${day}出发`,
    row: ({ first, last }) => `${first}至${last}出发`,
    any: ({ others, last }) => `${others.join('、')}或${last}出发`,
  },
  beginShort: {
    one: day => `${day}`,
    row: ({ first, last }) => `${first}至${last}`,
    any: ({ others, last }) => `${others.join('、')}或${last}`,
  },
  holidays: '学校假期也适用',
  holidaysOf: group => `${group}组学校假期也适用`,
  both: ({ when, begin }) => `${when}；${begin}`,
  holidaysBut: ({ holidays, days }) => `${holidays}，${days.join('、')}除外`,
  not: days => `${days.join('、')}除外`,
  route: ({ from, to }) => `${from}至${to}`,
  quote: '制作报价单',
  months: unit => `各出发月份的最低优惠价${unit && `，${unit}`}。横线表示没有优惠。`,
  routeLabel: '航线',
}
