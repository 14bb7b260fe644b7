const RINGGIT = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** `RM 1,234.00` of an amount in sen. */
export const formatRinggit = (sen: number): string => `RM ${RINGGIT.format(sen / 100)}`

/** `31/12/2026` of a day `2026-12-31`. */
export const slashedDay = (day: string): string => day.split('-').reverse().join('/')
