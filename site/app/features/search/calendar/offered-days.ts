/** What a calendar shows of a day where only some can be chosen. */
export type DayOffer = {
  /** Below its number. */
  text: string
  /** Read out after the day: its price, or why it cannot be chosen. */
  spoken: string
  canBeChosen: boolean
}

/** What a calendar shows of a month, `YYYY-MM`. */
export type MonthOffer = {
  month: string
  /** In the list of months. */
  label: string
  isOpen: boolean
  /** Below the month's name; empty where its days say it. */
  note: string
  /** What there is to know of its days, below the month. */
  days: { day: string; text: string }[]
}

/** Days that are offered one by one, as departures are, and every month in which they lie. */
export type OfferedDays = { of: (day: string) => DayOffer; months: MonthOffer[] }
