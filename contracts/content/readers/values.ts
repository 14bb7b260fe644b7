/** Readers for values as installations send them; undefined for anything unreadable. */

/** Narrow characters, one kind of dash, single blanks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const amount = /^(?:from\s+)?(-?)\s*(?:RM|MYR)?\s*(\.?\d[\d.,'’ ]*(?:[.,]-{1,2})?)\s*(?:RM|MYR)?$/i

/**
 * `1234.5`, `"1234.50"`, `"RM 1,234.50"` and `"1.234,50"` are 123450 sen. Two amounts, another currency or an ambiguous
 * text give undefined.
 */
export function readSen(value: unknown): number | undefined {
  if (typeof value === 'number') return safeInteger(value * 100)
  if (typeof value !== 'string') return undefined
  const [, minus, digits = ''] = amount.exec(plainText(value)) ?? []
  const sen = senIn(digits)
  return sen === undefined ? undefined : safeInteger(minus ? -sen : sen)
}

export function readBoolean(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === true || word === 1 || word === 'true' || word === '1' || word === 'yes') return true
  if (word === false || word === 0 || word === 'false' || word === '0' || word === 'no') return false
  return undefined
}

export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== 'string') return undefined
  return value.trim() || undefined
}

function safeInteger(value: number): number | undefined {
  const whole = Math.round(value)
  return Number.isSafeInteger(whole) ? whole + 0 : undefined
}

/**
 * A point or comma before three digits separates thousands, before two it separates sen; ambiguous amounts are
 * undefined, so that 1.299 never is RM 1.30.
 */
export function senIn(written: string): number | undefined {
  const amount = plainText(written)
    .replace(/[’']/g, ' ')
    .replace(/^(?=\.\d)/, '0')
    .replace(/[.,]-{1,2}$/, '')
    .trim()
  const [, whole, decimals = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d{1,2}|\d{2}0+))?$/.exec(withoutZeros(amount)) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?$/.exec(amount) ??
    /^(\d{4,}|\d+(?=,00$)),(\d{2})$/.exec(amount) ??
    []
  if (whole === undefined || /^0\d*[.,]\d{3}$/.test(amount)) return undefined
  const sen = Number(whole.replace(/[., ]/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(sen) ? sen : undefined
}

/** Databases write four or more decimals: `1299.5000`. Three digits are thousands. */
function withoutZeros(amount: string): string {
  return /\.\d{4,}$|\d{4}\.\d{3}$|,\d{3}\.\d{3}$/.test(amount) ? amount.replace(/(\.\d{2})0+$/, '$1') : amount
}
