import { monthNames } from '@agency/contracts/dates/month-names.ts'

/** A date in house style: day, month in words, year if there is one. Undefined where day and month may be swapped. */
export function mendedDate(found: string): string | undefined {
  const [, first = 0, second = 0, year] = /^(\d+)\/(\d+)\/(\d+)$/.exec(found) ?? []
  if (year !== undefined) {
    const isCertain = Number(first) > 12 && Number(second) > 0
    return isCertain ? `${Number(first)} ${monthNames[Number(second) - 1]} ${year}` : undefined
  }
  const day = /\d{1,2}/.exec(found)?.[0]
  const beginning = /[A-Z][a-z]{2}/.exec(found)?.[0] ?? ''
  const month = monthNames.find(name => name.startsWith(beginning))
  const years = /20\d\d$/.exec(found)?.[0]
  return [day, month, years].filter(Boolean).join(' ')
}

const BRITISH: [RegExp, string][] = [
  [/jewelry/i, 'jewellery'],
  [/(?<=behavi|fav|flav|neighb)or/i, 'our'],
  [/(?<=cancel|travel)(?=ed|er|ing)/i, 'l'],
]

export const inBritain = (word: string): string =>
  BRITISH.reduce((text, [form, british]) => text.replace(form, british), word)
