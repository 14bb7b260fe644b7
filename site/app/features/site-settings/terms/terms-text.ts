import type { ClosedDays } from '@agency/contracts/dates/working-days.ts'
import { costsUntilDeparture, depositOf, type OfferTerms } from '@agency/contracts/site/terms/cost-of-cancelling.ts'
import { type CancellationStep, senOf } from '@agency/contracts/site/terms/terms.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { statementLanguages } from '@agency/words/languages.ts'
import { termsWords } from '@agency/words/trust/terms/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

export type Office = { state: string; closed: ClosedDays }

/** Sums in whole sen for each traveller, days as Malaysian calendar days. */
export type DatedPlace = { price: number; departure: string; today: string }

/** In one language; the same on a page, in a mail and in print. */
export type TermsText = {
  language: Language
  kind: string
  title: string
  more: string
  intro: string
  columns: string[]
  rows: string[][]
  notes: string[]
}

type TermsWords = ReturnType<typeof termsWords>

export const termsLanguageName = 'terms'

/** In every language; with the day and the sum of each step where a departure is known. */
export function termsTexts(terms: OfferTerms, office: Office, place?: DatedPlace): TermsText[] {
  return statementLanguages(currentLanguage()).map(language => termsText(language, terms, office, place))
}

/** Lines of a mail, one language after the other. */
export const termsAsText = (texts: TermsText[]): string => texts.map(text => linesOf(text).join('\n')).join('\n\n')

function linesOf({ language, title, intro, rows, notes }: TermsText): string[] {
  return [
    title,
    intro,
    ...rows.map(cells => `– ${formatWords(language).row(cells.slice(0, -1))}: ${cells.at(-1)}`),
    ...notes,
  ]
}

function termsText(language: Language, terms: OfferTerms, office: Office, place?: DatedPlace): TermsText {
  const say = termsWords(language)
  const day = (date: string) => formatDay(date, language)
  const { when, left, kept } = say.columns
  const costs = place ? costsUntilDeparture(terms, { ...place, closed: office.closed }, place.today) : []
  const isDated = place !== undefined && costs.length > 0
  return {
    language,
    kind: say.kinds[terms.kind],
    title: say.title,
    more: say.more,
    intro: isDated ? say.introDated(day(place.departure), formatSen(place.price)) : say.intro,
    columns: isDated ? [when, left, kept] : [when, kept],
    rows: isDated
      ? costs.map(({ day: first, daysLeft, kept: sum }, at) => [
          at === 0 ? say.today(day(first)) : say.from(day(first)),
          say.daysLeft(daysLeft, terms.unit),
          formatSen(sum),
        ])
      : stepsInWords(say, terms, office.closed.weekend.length),
    notes: notesOf(language, terms, office, place, isDated),
  }
}

/** A period of free cancellation comes first, and cuts the steps that it overlaps. */
function stepsInWords(say: TermsWords, terms: OfferTerms, restDays: number): string[][] {
  const { steps, unit, kind, freeDays } = terms
  const rows = steps.map((step, at) => ({ step, words: [rangeOf(say, terms, at), keptInWords(say, step)] }))
  if (freeDays === undefined) return rows.map(({ words }) => words)
  // Working days span weekends.
  const weekends = (days: number) => Math.max(0, Math.ceil(days / (7 - restDays)) - 1)
  const minDays = (days: number) => (unit === 'working' ? days + weekends(days) * restDays : days)
  const [first, ...rest] = rows.filter(({ step }) => minDays(step.days) < freeDays)
  if (!first || isFree(first.step)) return rows.map(({ words }) => words)
  const { days } = first.step
  return [
    [say.orMoreBefore({ days: say.daysLeft(freeDays, 'calendar'), before: say.before(kind) }), say.nothing],
    days > 0 ? [say.afterFree(say.daysLeft(days, unit)), keptInWords(say, first.step)] : first.words,
    ...rest.map(({ words }) => words),
  ]
}

const isFree = ({ percent, atLeast }: CancellationStep) => percent === 0 && !atLeast

/** `22 to 44 working days before departure` */
function rangeOf(say: TermsWords, { steps, unit, kind }: OfferTerms, at: number): string {
  const { days = 0 } = steps[at] ?? {}
  const above = steps[at - 1]
  if (!above) return say.orMoreBefore({ days: say.daysLeft(days, unit), before: say.before(kind) })
  const last = above.days - 1
  if (last === 0) return say.onTheDay
  if (days === 0) return say.orFewer(say.daysLeft(last, unit))
  return last === days ? say.daysLeft(days, unit) : say.fromTo(days, say.daysLeft(last, unit))
}

function keptInWords(say: TermsWords, step: CancellationStep): string {
  if (isFree(step)) return say.nothing
  const { percent, of, atLeast, atMost } = step
  const words = { 100: say.whole, 50: say.half }[percent] ?? say.percent(percent)
  const part = words[of]
  const raised = atLeast === undefined ? part : say.orMoreOf(formatSen(senOf(atLeast)), part)
  return atMost === undefined ? raised : say.orLessOf(formatSen(senOf(atMost)), raised)
}

function notesOf(
  language: Language,
  terms: OfferTerms,
  { state, closed }: Office,
  place: DatedPlace | undefined,
  isDated: boolean,
): string[] {
  const say = termsWords(language)
  const { changeDays, changeUnit = 'calendar', changeFee, transferDays, balanceDays, freeDays } = terms
  const before = say.before(terms.kind)
  const fee = changeFee ? formatSen(senOf(changeFee)) : undefined
  const counts = [terms.unit, changeDays === undefined ? 'calendar' : changeUnit].includes('working')
  const weekend = formatWords(language).row(closed.weekend.map(day => say.weekdays[day]))
  return [
    isDated && freeDays !== undefined && say.free(freeDays, before),
    depositInWords(say, terms, place),
    balanceDays !== undefined && say.balance(balanceDays, before),
    changeDays !== undefined && say.change({ days: say.daysLeft(changeDays, changeUnit), before, fee }),
    transferDays !== undefined && say.transfer(transferDays, before),
    counts && say.counting({ weekend, state: say.state(state) }),
    terms.exempt && say.exempt((language === 'ms' && terms.exemptMalay) || terms.exempt),
  ].filter(note => typeof note === 'string' && note !== '') as string[]
}

function depositInWords(say: TermsWords, terms: OfferTerms, place?: DatedPlace): string {
  if (terms.deposit === 100 && terms.ownDeposit === undefined) return say.paidAtOnce
  const sum = place ? depositOf(terms, place.price) : terms.ownDeposit
  return sum === undefined ? say.deposit(terms.deposit) : say.depositSum(formatSen(sum))
}
