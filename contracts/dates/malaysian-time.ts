/** Malaysia has had one zone without summer time, eight hours ahead of UTC, since 1982. */
const AHEAD_MS = 8 * 60 * 60 * 1000

/** The Malaysian calendar day of a moment, `YYYY-MM-DD`, whatever the machine's own zone. */
export const malaysianDay = (moment: Date): string => new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10)
