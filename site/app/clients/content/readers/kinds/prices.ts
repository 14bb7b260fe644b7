import { senIn } from '@agency/contracts/content/readers/values.ts'
import { termWords } from '@agency/words/term-words.ts'
import { isRecord, scalarText, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'
import { readWords } from './words.ts'

/** `sen` is the lower amount of a range. Ambiguous prices and foreign currencies have only words. */
export type Price = { sen?: number; words?: string /** What stood behind the amount, such as `/ pax`. */; per?: string }

/** Longer text is no price, and the patterns would be slow on it. */
const maxLength = 500
const digits = String.raw`\d(?:[\d.,'’ ]*\d)?`
const label = `(?:RM|MYR|ringgit)`
const beside = new RegExp(`${label}\\s*\\.?\\s*(${digits})|(${digits})\\s*${label}(?![a-z])`, 'gi')
const bare = new RegExp(digits, 'g')
/** Words before an amount that do not change its meaning; pages write "from" themselves. */
const from =
  /^(?:(?:price|harga|now|only|just|hanya|starting|starts?|bermula|as low as|serendah)\s*:?\s*)*(?:from|fr\.?|dari(?:pada)?|at)?\s*:?\s*$/i
const notThePrice = /\b(?:off|discount|rebate|deposit|cash\s?back|voucher|diskaun|save)\b|%/i
const knownUnit =
  /^(?:\/.*|per\b.*|nett?\b.*|each\b.*|pax\b.*|p\.p\..*|pp\b.*|onwards?.*|up(?:wards)?\b.*|only\b.*|sahaja\b.*|seorang\b.*|起.*)?$/i
const rangeBetween = /^\s*(?:-|–|—|~|to|hingga|until)\s*$/i

/** A price of 0 is none: installations write 0 for a missing price. */
export function readPrice(value: unknown, report: Report): Price | undefined {
  const raw = unpacked(value)
  if (isRecord(raw)) return ofRecord(raw, report)
  if (Array.isArray(raw)) return raw.length === 0 ? undefined : readPrice(raw[0], report)
  if (raw === null || raw === undefined || raw === '') return undefined
  if (typeof raw === 'number') return ofNumber(raw, report)
  const text = readWords(raw, report).replace(/\s+/g, ' ')
  if (text === '') return undefined
  const price = (text.length <= maxLength && ofText(text.normalize('NFKC'))) || { words: text }
  if (price.words !== undefined) asItStands(report)
  return price.sen === 0 ? undefined : price
}

export function shownPrice(price: Price | undefined, unit: string) {
  return { price: price?.sen, priceWords: price?.words, priceUnit: unit ? termWords(unit) : (price?.per ?? '') }
}

export function readSen(value: unknown, report: Report): number | undefined {
  return readPrice(value, report)?.sen
}

function asItStands(report: Report): void {
  report({
    reason: 'is no amount in ringgit',
    did: 'its words are shown as they stand; lists sort it last',
    todo: 'Write the amount alone, such as 1299 or RM 1,299.00.',
  })
}

function ofRecord(record: Record<string, unknown>, report: Report): Price | undefined {
  const amount = record.amount ?? record.Amount ?? record.value ?? record.price
  const currency = scalarText(record.currency ?? record.currencyCode ?? record.Currency ?? 'MYR')
  const isRinggit = /^(?:MYR|RM)$/i.test(currency)
  return readPrice(isRinggit || amount === undefined ? amount : `${currency} ${amount}`, report)
}

function ofNumber(amount: number, report: Report): Price | undefined {
  const sen = Math.round(amount * 100)
  // 1.299 in a decimal field may mean RM 1,299 or RM 1.30, so it is not read as either.
  const isExact = Math.abs(amount * 100 - sen) < 1e-6 || amount >= 1000
  if (sen === 0) return undefined
  if (amount > 0 && Number.isSafeInteger(sen) && isExact) return { sen }
  asItStands(report)
  return Number.isFinite(amount) && amount > 0 ? { words: String(amount) } : undefined
}

function ofText(text: string): Price | undefined {
  const labelled = [...text.matchAll(beside)]
  const sums = labelled.length > 0 ? labelled : [...text.matchAll(bare)]
  const [first, second, ...more] = sums
  if (!first || more.length > 0) return undefined
  const between = second && text.slice(first.index + first[0].length, second.index)
  if (between !== undefined && !rangeBetween.test(between)) return rangeLabelledOnce(text, labelled)
  const last = second ?? first
  const before = text.slice(0, first.index)
  const after = text
    .slice(last.index + last[0].length)
    .replace(/^\s*[.,]?-+(?!\s*\w)|[*†]+/g, '')
    .trim()
  const amounts = [first, ...(second ? [second] : [])].map(match => senIn(match[1] ?? match[2] ?? match[0]))
  const range = labelled.length === 1 ? rangeLabelledOnce(text, labelled) : undefined
  if (range) return range
  if (!from.test(before.trim()) || /\d/.test(after) || notThePrice.test(after)) return undefined
  if (labelled.length === 0 ? !knownUnit.test(after) : isForeign(after)) return undefined
  if (amounts.some(amount => amount === undefined)) return undefined
  return { sen: Math.min(...(amounts as number[])), ...(after && { per: after }) }
}

/** `RM 1,299 - 1,599`: the label counts for both. */
function rangeLabelledOnce(text: string, labelled: RegExpMatchArray[]): Price | undefined {
  if (labelled.length !== 1) return undefined
  const pattern = new RegExp(`^(.*?)${label}\\s*(${digits})\\s*(?:-|–|—|~|to|hingga)\\s*(${digits})(\\D*)$`, 'i')
  const [, before, lower, upper, after] = pattern.exec(text) ?? []
  if (before === undefined || !from.test(before.trim()) || notThePrice.test(after ?? '')) return undefined
  const amounts = [senIn(lower ?? ''), senIn(upper ?? '')]
  if (amounts.some(amount => amount === undefined)) return undefined
  const per = (after ?? '').replace(/^\s*[.,]?-+|[*†]+/g, '').trim()
  return { sen: Math.min(...(amounts as number[])), ...(per && { per }) }
}

function isForeign(text: string): boolean {
  return /[$€£¥฿₩₹₫₱]|\b(?:USD|SGD|EUR|GBP|AUD|CNY|RMB|THB|IDR|HKD|JPY|TWD|KRW|INR|VND|PHP|BND|NZD)\b/.test(text)
}
