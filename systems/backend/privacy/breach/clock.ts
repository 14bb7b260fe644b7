const hourMs = 60 * 60 * 1000

const significant = 1000

export function breachClock(knownAt: Date, persons: number) {
  return {
    commissionerBy: new Date(knownAt.getTime() + 72 * hourMs),
    personsBy: new Date(knownAt.getTime() + 7 * 24 * hourMs),
    isSignificant: persons > significant,
  }
}

/**
 * `2026-11-25`, `2026-11-25T14:30` or with a zone; Malaysian time by default.
 * @param isEnd A day alone stands for its end.
 */
export function readMoment(text: string, isEnd = false): Date | undefined {
  const [, day, time = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  if (day === undefined) return undefined
  const moment = new Date(`${day}T${time || '00:00'}${zone || '+08:00'}`)
  if (Number.isNaN(moment.getTime())) return undefined
  return isEnd && !time ? new Date(moment.getTime() + 24 * hourMs) : moment
}
