/** English names of the months, January first. A fixed table: what devices and locales write differs. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The same in three letters: `Sep`, never `Sept`. */
export const shortMonthNames = monthNames.map(name => name.slice(0, 3))
