/**
 * Sen of an amount in digits. A point or comma before three digits parts thousands, before two it parts sen; what could
 * be either is undefined, so that 1.299 never is RM 1.30.
 */
export function senIn(written: string): number | undefined {
  const amount = written.replace(/[’']/g, ' ').trim()
  const [, whole, decimals = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d{1,2}|\d{2}0+))?$/.exec(withoutZeros(amount)) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?$/.exec(amount) ??
    /^(\d{4,}|\d+(?=,00$)),(\d{2})$/.exec(amount) ??
    []
  if (whole === undefined || /^0\d*[.,]\d{3}$/.test(amount)) return undefined
  const sen = Number(whole.replace(/[., ]/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(sen) ? sen : undefined
}

/** Databases write four or more decimals: `1299.5000`. Three are thousands. */
function withoutZeros(amount: string): string {
  return /\.\d{4,}$|\d{4}\.\d{3}$|,\d{3}\.\d{3}$/.test(amount) ? amount.replace(/(\.\d{2})0+$/, '$1') : amount
}
