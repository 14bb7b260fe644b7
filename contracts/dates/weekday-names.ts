/** English names of the days of the week in three letters, Monday first, as `weekdayOf` counts them. */
export const shortWeekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
