import { formatSen } from '@agency/ui/formats/money.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import type { OfferKind } from '../offer-kinds.ts'
import type { Line, Quote } from './reckon.ts'

/** `3 rooms: 2 + 2 + 1` */
export function roomsInWords(heads: number[], kind: OfferKind): string {
  if (heads.length < 2) return ''
  return choiceWords().spread({ rooms: heads.length, kind, heads: heads.length > maxTold ? '' : heads.join(' + ') })
}
const maxTold = 6

/** `4 × RM 648.00 = RM 2,592.00`, or `RM 648.00` for one. */
export function plainSum({ count, sen }: Line): string {
  return count === 1 ? formatSen(sen) : `${count} × ${formatSen(sen)} = ${formatSen(count * sen)}`
}

export const lineInWords = ({ label, count, sen }: Line): string => `${count} × ${formatSen(sen)} ${termWords(label)}`

export const whyInWords = ({ why, byPlanner }: Extract<Quote, { fromTable: false }>): string =>
  byPlanner ? choiceWords().planner(why) : why

/** `4 × RM 648.00 Twin sharing + 1 × RM 898.00 Single = RM 3,490.00 (3 rooms: 2 + 2 + 1)`, or why there is no sum. */
export function quoteInWords(quote: Quote, kind: OfferKind): string {
  if (!quote.fromTable) return whyInWords(quote)
  const { lines, total, heads, isMixed } = quote
  const [only] = lines
  const spread = roomsInWords(heads, kind)
  const sum = !isMixed && only ? plainSum(only) : `${lines.map(lineInWords).join(' + ')} = ${formatSen(total)}`
  return spread ? `${sum} (${spread})` : sum
}
