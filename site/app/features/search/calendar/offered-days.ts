export type DayOffer = {
  text: string
  /** Read out after the day: its price, or the reason why it cannot be chosen. */
  spoken: string
  canBeChosen: boolean
}

/** `month` is `YYYY-MM`. */
export type MonthOffer = {
  month: string
  label: string
  isOpen: boolean
  /** Below the month's name; empty if the days have texts of their own. */
  note: string
  days: { day: string; text: string }[]
}

export type OfferedDays = { of: (day: string) => DayOffer; months: MonthOffer[] }
