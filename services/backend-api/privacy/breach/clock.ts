const HOUR_MS = 60 * 60 * 1000

/** Above this number of persons a breach counts as significant. */
const SIGNIFICANT = 1000

/** By when whom to tell of a breach known at a moment, and whether the number of persons alone makes it significant. */
export function breachClock(knownAt: Date, persons: number) {
  return {
    commissionerBy: new Date(knownAt.getTime() + 72 * HOUR_MS),
    personsBy: new Date(knownAt.getTime() + 7 * 24 * HOUR_MS),
    isSignificant: persons > SIGNIFICANT,
  }
}

/**
 * A moment as it is typed: `2026-11-25`, `2026-11-25T14:30` or with a zone. Without a zone it is Malaysian time.
 * @param isEnd Whether a day alone stands for its end.
 * @returns undefined for anything else.
 */
export function readMoment(text: string, isEnd = false): Date | undefined {
  const [, day, time = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  if (day === undefined) return undefined
  const moment = new Date(`${day}T${time || '00:00'}${zone || '+08:00'}`)
  if (Number.isNaN(moment.getTime())) return undefined
  return isEnd && !time ? new Date(moment.getTime() + 24 * HOUR_MS) : moment
}
