import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  months: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
  shortMonths: 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'.split(' '),
  weekdays: 'Isnin Selasa Rabu Khamis Jumaat Sabtu Ahad'.split(' '),
  dayOf: ({ date, month, year }) => `${date} ${month} ${year}`,
  withoutYear: ({ date, month }) => `${date} ${month}`,
  monthOf: ({ month, year }) => `${month} ${year}`,
  withWeekday: ({ weekday, day }) => `${weekday} ${day}`,
  days: {
    between: ({ from, to }) => `${from} – ${to}`,
    inMonth: (first, last) => `${first.date}–${last.date} ${last.month} ${last.year}`,
    inYear: (first, last) => `${first.date} ${first.month} – ${last.date} ${last.month} ${last.year}`,
  },
  number: count =>
    'tiada, satu, dua, tiga, empat, lima, enam, tujuh, lapan, sembilan, sepuluh, sebelas, dua belas'.split(', ')[
      count
    ] ?? String(count),
  dated: ({ weekday, day }) => `${'Isn Sel Rab Kha Jum Sab Ahd'.split(' ')[weekday]} ${day}`,
  datedInRow: ({ weekday, date, month }) =>
    `${'Isn Sel Rab Kha Jum Sab Ahd'.split(' ')[weekday]} ${date}${month.ifLast && ` ${month.ifLast}`}`,
  inYear: ({ day }) => day.ifLast,
  withoutYears: days => days.replaceAll(/ \d{4}/g, ''),
  row: facts => facts.filter(Boolean).join(', '),
  list: words => (words.length > 1 ? `${words.slice(0, -1).join(', ')} dan ${words.at(-1)}` : words.join()),
}
