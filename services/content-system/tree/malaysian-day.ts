/** The calendar day in Malaysia at an instant, YYYY-MM-DD. Malaysia keeps eight hours ahead of UTC all year. */
export const malaysianDay = (instant: Date): string =>
  new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
