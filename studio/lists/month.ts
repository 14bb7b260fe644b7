/** A month, `2026-11`, with its first and its last day. */
export type Month = { name: string; first: string; last: string }

/** The month that an address names, or the month of a day. */
export function monthOf(named: string | null, today: string): Month {
  const name = /^\d{4}-\d{2}$/.test(named ?? '') ? (named ?? '') : today.slice(0, 7)
  const [year = 0, month = 0] = name.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { name, first: `${name}-01`, last: `${name}-${last}` }
}

/** The month a number of months later. */
export function nextMonth(name: string, step: number): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7)
}
