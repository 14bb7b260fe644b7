import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { agentWords } from '@agency/words/offers/agents/words.ts'
import { choiceFacts } from '../../offer-choice/chosen-offer.server.ts'
import { isTrip } from '../../offer-choice/offer-kinds.ts'
import { type Choice, choiceLabels, dayOfChoice, quoteOf, readChoice } from '../../offer-choice/price-choice.ts'
import { readMarkUp, withMarkUp } from './mark-up.ts'
import type { Quotable } from './quotable.server.ts'
import type { Quotation } from './signed-quotation.server.ts'

export type Faults = Record<string, string>

type Read = { quotation: Quotation; faults?: undefined } | { faults: Faults }

const maxName = 80

/** @param today Malaysian calendar day. */
export function readForm(typed: Record<string, string>, offer: Quotable, today: string): Read {
  const choice = choiceOf(typed, offer)
  const departs = choice.depart ?? dayOfChoice(offer.table, choice)
  const { prices, faults } = pricesOf(typed, choice, offer)
  const last = departs !== undefined && departs < offer.last ? departs : offer.last
  const say = agentWords().faults
  const all = {
    ...nameFault('customer', typed.customer, say.customer),
    ...nameFault('agency', typed.agency, say.agency),
    ...nameFault('contact', typed.contact, say.contact),
    ...faults,
    ...untilFault(typed.until ?? '', today, last),
  }
  if (Object.keys(all).length > 0 || !prices) return { faults: all }
  const { customer = '', agency = '', contact, until = '' } = typed
  const chosen = choiceFacts(offer.table, choice, offer.kind)
  const quotation = { about: offer.path, customer, agency, contact, chosen, lines: prices, made: today, until }
  return { quotation: { ...quotation, ...(departs !== undefined && { departs }) } }
}

/** Chooses the row or room where there is only one. */
function choiceOf(typed: Record<string, string>, { table }: Quotable): Choice {
  const choice = readChoice(table, new URLSearchParams(typed))
  const [row, column] = [table.rows, table.columns].map(list => (list.length === 1 ? list[0] : undefined))
  return {
    ...choice,
    ...(typeof row === 'object' && { departure: row.label }),
    ...(typeof column === 'string' && { room: column }),
  }
}

function pricesOf(typed: Record<string, string>, choice: Choice, { table, kind, net }: Quotable) {
  const say = agentWords().faults
  const travels = isTrip(kind)
  const labels = choiceLabels(table, kind)
  const markUp = readMarkUp(typed.markUp ?? '', typed.markUpUnit === 'ringgit' ? 'ringgit' : 'percent')
  const faults: Faults = markUp ? {} : { markUp: say.markUp }
  if (table.rows.length > 1 && !choice.departure) faults.departure = say.open(labels.row)
  if (table.columns.length > 1 && !choice.room) faults.room = say.open(labels.column)
  const counted = travels ? 'adults' : 'people'
  const people = Number(choice[counted] ?? 0) + Number(choice.children ?? 0)
  if (people === 0) faults[counted] = say.people
  else if (people < net.least) faults[counted] = say.few(net.least)
  if (Object.keys(faults).some(name => name !== 'markUp')) return { faults }
  const quote = quoteOf(table, choice, kind)
  if (!quote?.fromTable) {
    const why = quote?.why ?? say.none
    return { faults: { ...faults, [counted]: quote?.byPlanner ? say.ask(why) : why } }
  }
  const prices = markUp && quote.lines.map(line => ({ ...line, sen: withMarkUp(line.sen, markUp) }))
  return { faults, prices }
}

function nameFault(name: string, typed = '', empty: string): Faults {
  if (typed === '') return { [name]: empty }
  return typed.length > maxName ? { [name]: agentWords().faults.long(maxName) } : {}
}

function untilFault(until: string, today: string, last: string): Faults {
  if (isDay(until) && until >= today && until <= last) return {}
  return { until: agentWords().faults.until({ first: formatDay(today), last: formatDay(last) }) }
}
