const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})/
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(.*)$/
const ticks = /^\/Date\((-?\d+)/
/** Malaysia keeps UTC+8 all year. */
const malaysianOffset = 8 * 60 * 60 * 1000

/**
 * The day on which money expires, as `DD/MM/YYYY`; undefined when there is none or it cannot be read for certain. Day before
 * month, as in Malaysia; month first only where nothing else is possible or a machine wrote AM or PM behind it.
 */
export function expiryDay(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.trim() : ''
  const instant = ticks.exec(text)?.[1]
  if (instant !== undefined) {
    const day = new Date(Number(instant) + malaysianOffset)
    return Number.isNaN(day.getTime()) ? undefined : expiryDay(day.toISOString().slice(0, 10))
  }
  const [, year, month, day] = isoDay.exec(text) ?? []
  if (year) return written(Number(year), Number(month), Number(day))
  const [, one, other, slashedYear, rest = ''] = slashed.exec(text) ?? []
  const dayFirst = () => written(Number(slashedYear), Number(other), Number(one))
  const monthFirst = () => written(Number(slashedYear), Number(one), Number(other))
  return /[ap]\.?m/i.test(rest) ? (monthFirst() ?? dayFirst()) : (dayFirst() ?? monthFirst())
}

/** The year 1 and the year 9999 are how databases write no day. */
function written(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!(year > 1900 && year < 9999) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`
}
