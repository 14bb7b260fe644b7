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

/** `Sep`, never `Sept`. */
export const shortMonthNames = monthNames.map(name => name.slice(0, 3))
