import { formatSen } from '@agency/ui/formats/money.ts'
import type { Line, Quote } from './reckon.ts'

/** `3 rooms: 2 + 2 + 1` */
export function roomsInWords(heads: number[], rooms: string): string {
  if (heads.length < 2) return ''
  return `${heads.length} ${rooms.toLowerCase()}${heads.length > maxTold ? '' : `: ${heads.join(' + ')}`}`
}
const maxTold = 6

/** `4 × RM 648.00 = RM 2,592.00`, or `RM 648.00` for one. */
export function plainSum({ count, sen }: Line): string {
  return count === 1 ? formatSen(sen) : `${count} × ${formatSen(sen)} = ${formatSen(count * sen)}`
}

export const lineInWords = ({ label, count, sen }: Line): string => `${count} × ${formatSen(sen)} ${label}`

/** `4 × RM 648.00 Twin sharing + 1 × RM 898.00 Single = RM 3,490.00 (3 rooms: 2 + 2 + 1)`, or why there is no sum. */
export function quoteInWords(quote: Quote, rooms: string): string {
  if (!quote.fromTable) return quote.why
  const { lines, total, heads, isMixed } = quote
  const [only] = lines
  const spread = roomsInWords(heads, rooms)
  const sum = !isMixed && only ? plainSum(only) : `${lines.map(lineInWords).join(' + ')} = ${formatSen(total)}`
  return spread ? `${sum} (${spread})` : sum
}
