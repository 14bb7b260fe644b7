import { plainText, senIn } from '@agency/contracts/content/readers/values.ts'

/** The agent's addition to a net price: hundredths of a percent, or sen for each person. */
export type MarkUp = { percent: number } | { sen: number }

/** The highest accepted mark-up: five times the price, or RM 100,000. */
const maxMarkUp = { percent: 50_000, ringgit: 10_000_000 }

/**
 * Reads `12.5` or `1,000`. Undefined for an empty field too: without a mark-up a quotation would show the net price.
 */
export function readMarkUp(typed: string, unit: 'percent' | 'ringgit'): MarkUp | undefined {
  const label = unit === 'percent' ? / ?%$/ : /^(?:RM|MYR) ?| ?(?:RM|MYR)$/i
  const hundredths = senIn(plainText(typed).replace(label, '')) ?? 0
  if (hundredths < 1 || hundredths > maxMarkUp[unit]) return undefined
  return unit === 'percent' ? { percent: hundredths } : { sen: hundredths }
}

/** In whole sen, halves up. Sums multiply this price, so that the lines of a quotation add up. */
export function withMarkUp(sen: number, markUp: MarkUp): number {
  if ('sen' in markUp) return sen + markUp.sen
  return sen + Math.floor((sen * markUp.percent + 5000) / 10_000)
}
