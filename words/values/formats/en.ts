type Day = { date: number; month: string; year: string }

/** Fixed tables: devices write days and months differently. Weeks begin on Monday. */
export const en = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  dayOf: ({ date, month, year }: Day) => `${date} ${month} ${year}`,
  monthOf: ({ month, year }: Pick<Day, 'month' | 'year'>) => `${month} ${year}`,
  withWeekday: ({ weekday, day }: { weekday: string; day: string }) => `${weekday} ${day}`,
  days: {
    inMonth: (first: Day, last: Day) => `${first.date}–${last.date} ${last.month} ${last.year}`,
    inYear: (first: Day, last: Day) => `${first.date} ${first.month} – ${last.date} ${last.month} ${last.year}`,
  },
  number: (count: number) =>
    'none one two three four five six seven eight nine ten eleven twelve'.split(' ')[count] ?? String(count),
  /** In a field, which readers may change and the search reads again. */
  dated: ({ weekday, day }: { weekday: number; day: string }) =>
    `${'Mon Tue Wed Thu Fri Sat Sun'.split(' ')[weekday]} ${day}`,
  list: (words: string[]) => new Intl.ListFormat('en-GB').format(words),
}
