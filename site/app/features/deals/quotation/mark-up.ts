import { plainText, senIn } from '@agency/contracts/content/readers/values.ts'

/** What an agent adds to a net price: hundredths of a percent of it, or sen for each person. */
export type MarkUp = { percent: number } | { sen: number }

/** No agent adds more: five times the price, or RM 100,000. */
const most = { percent: 50_000, ringgit: 10_000_000 }

/**
 * A mark-up as an agent types it, `12.5` or `1,000`, with up to two decimals. Undefined for nothing, and for what is no
 * number: without a mark-up a quotation would show the net price.
 */
export function readMarkUp(typed: string, unit: 'percent' | 'ringgit'): MarkUp | undefined {
  const label = unit === 'percent' ? / ?%$/ : /^(?:RM|MYR) ?| ?(?:RM|MYR)$/i
  const hundredths = senIn(plainText(typed).replace(label, '')) ?? 0
  if (hundredths < 1 || hundredths > most[unit]) return undefined
  return unit === 'percent' ? { percent: hundredths } : { sen: hundredths }
}

/**
 * What a customer pays for one person: a percentage is rounded to the nearest sen, halves up. Sums multiply this price, so
 * that what a quotation lists adds up. Whole sen in and out.
 */
export function withMarkUp(sen: number, markUp: MarkUp): number {
  if ('sen' in markUp) return sen + markUp.sen
  return sen + Math.floor((sen * markUp.percent + 5000) / 10_000)
}
