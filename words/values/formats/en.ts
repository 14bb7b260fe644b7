type Day = { date: number; month: string; year: string }

/** Fixed tables: devices write days and months differently. Weeks begin on Monday. */
export const en = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  dayOf: ({ date, month, year }: Day) => `${date} ${month} ${year}`,
  withoutYear: ({ date, month }: Pick<Day, 'date' | 'month'>) => `${date} ${month}`,
  monthOf: ({ month, year }: Pick<Day, 'month' | 'year'>) => `${month} ${year}`,
  withWeekday: ({ weekday, day }: { weekday: string; day: string }) => `${weekday} ${day}`,
  days: {
    between: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
    inMonth: (first: Day, last: Day) => `${first.date}–${last.date} ${last.month} ${last.year}`,
    inYear: (first: Day, last: Day) => `${first.date} ${first.month} – ${last.date} ${last.month} ${last.year}`,
  },
  number: (count: number) =>
    'none one two three four five six seven eight nine ten eleven twelve'.split(' ')[count] ?? String(count),
  /** In a field, which readers may change and the search reads again. */
  dated: ({ weekday, day }: { weekday: number; day: string }) =>
    `${'Mon Tue Wed Thu Fri Sat Sun'.split(' ')[weekday]} ${day}`,
  /** A day among others; an empty month stands beside another day. */
  datedInRow: ({
    weekday,
    date,
    month,
  }: {
    weekday: number
    date: number
    month: { ifFirst: string; ifLast: string }
  }) => `${'Mon Tue Wed Thu Fri Sat Sun'.split(' ')[weekday]} ${date}${month.ifLast && ` ${month.ifLast}`}`,
  /** A day or month among others: the last of a year has the year, or the first. */
  inYear: ({ day }: { day: { ifFirst: string; ifLast: string } }) => day.ifLast,
  withoutYears: (days: string) => days.replaceAll(/ \d{4}/g, ''),
  /** Several facts beside each other; those that are missing leave no gap. */
  row: (facts: (string | false | 0 | undefined)[]) => facts.filter(Boolean).join(', '),
  list: (words: string[]) => new Intl.ListFormat('en-GB').format(words),
}
