import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'.split(' '),
  shortMonths: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'.split(' '),
  weekdays: '星期一 星期二 星期三 星期四 星期五 星期六 星期日'.split(' '),
  dayOf: ({ date, month, year }) => `${year}年${month}${date}日`,
  withoutYear: ({ date, month }) => `${month}${date}日`,
  monthOf: ({ month, year }) => `${year}年${month}`,
  withWeekday: ({ weekday, day }) => `${day}${weekday}`,
  days: {
    between: ({ from, to }) => `${from}至${to}`,
    inMonth: (first, last) => `${last.year}年${last.month}${first.date}日至${last.date}日`,
    inYear: (first, last) => `${last.year}年${first.month}${first.date}日至${last.month}${last.date}日`,
  },
  number: count => String(count),
  dated: ({ weekday, day }) => `${day}周${'一二三四五六日'[weekday]}`,
  datedInRow: ({ weekday, date, month }) => `${month.ifFirst}${date}日周${'一二三四五六日'[weekday]}`,
  inYear: ({ day }) => day.ifFirst,
  withoutYears: days => days.replaceAll(/\d{4}年/g, ''),
  row: facts => facts.filter(Boolean).join('、'),
  list: words => (words.length > 1 ? `${words.slice(0, -1).join('、')}和${words.at(-1)}` : words.join()),
}
