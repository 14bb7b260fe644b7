import { groupRequestPath } from '@agency/contracts/site/products.ts'
import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen, unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { Children, type ComponentType, type MouseEvent, type ReactNode, startTransition, useRef, useState } from 'react'
import { pathInLanguage } from '../../addresses/languages/language-of-path.ts'
import { whatIfId } from '../site-settings/terms/what-if-id.ts'
import type { DepartureCalendarProps } from './departures/departure-calendar.tsx'
import { isTrip, type OfferKind, peopleAtFirst } from './offer-kinds.ts'
import {
  type Choice,
  type ChoiceTable,
  choiceInWords,
  choiceLabels,
  choiceVerb,
  hasDays,
  isGroup,
  leftInWords,
  maxPeople,
  priceOf,
  priceTableAddress,
  quoteOf,
} from './price-choice.ts'
import { lineInWords, plainSum, roomsInWords, whyInWords } from './quote/quote-words.ts'
import type { Quote } from './quote/reckon.ts'

/**
 * @property today A Malaysian calendar day. @property whatIf The button that leads to the cancellation costs. @property
 * quotation The address of the form for an agent's quotation.
 */
type PriceChoiceProps = {
  about: string
  kind: OfferKind
  table: ChoiceTable
  today: string
  choice?: Choice | undefined
  whatIf?: string | undefined
  quotation?: string | undefined
}

/** Departure, room and people of an offer, sent to the enquiry page; only the sum needs script. */
function PriceChoice({ about, kind, table, today, choice: initial, whatIf, quotation }: PriceChoiceProps) {
  const say = choiceWords()
  const words = say[kind]
  const atFirst = String(peopleAtFirst(kind))
  const open = { value: '', label: say.open }
  const labels = choiceLabels(table, kind)
  const travels = isTrip(kind)
  const only = table.rows.length === 1 && travels && table.columns.length > 0 ? table.rows[0]?.label : undefined
  const [choice, setChoice] = useState<Choice>({
    departure: '',
    room: '',
    people: atFirst,
    ...initial,
    ...(only && { departure: only }),
    ...(travels && { adults: initial?.adults || initial?.people || atFirst }),
  })
  const change = (event: { target: { name: string; value: string } }) =>
    setChoice(before => ({ ...before, [event.target.name]: event.target.value }))
  // The browser restores uncontrolled fields after Back; controlled ones it would not.
  const [first] = useState(choice)
  const field = (name: keyof Choice) => ({ name, defaultValue: first[name] ?? '', onChange: change, required: false })
  const count = (name: keyof Choice, label: string, min = 1) => (
    <TextField {...field(name)} label={label} type="number" inputMode="numeric" min={min} max={maxPeople} />
  )
  /** Each option of one list shows its price with the chosen option of the other. */
  const priced = (name: 'departure' | 'room', label: string) => {
    const isOpen = table.columns.length > 0 && choice[name === 'room' ? 'departure' : 'room'] === ''
    const price = isOpen ? undefined : priceOf(table, { ...choice, [name]: label })
    const isTold = typeof price === 'number' && choice[name] !== label
    const left = name === 'departure' ? table.rows.find(row => row.label === label)?.left : undefined
    const shown = price === null ? say.unsold : isTold ? formatSen(price) : ''
    const details = [shown, leftInWords(left), table.groups?.[label]].filter(Boolean)
    return { value: label, label: termWords(label) + (details.length > 0 ? ` (${formatWords().row(details)})` : '') }
  }
  const rows = table.rows.map(({ label }) => priced('departure', label))
  const rooms = table.columns.map(label => priced('room', label))
  const row = rows.length > 0 && !only && (
    <SelectField {...field('departure')} label={labels.row} options={[open, ...rows]} />
  )
  const column = rooms.length > 0 && <SelectField {...field('room')} label={labels.column} options={[open, ...rooms]} />
  const form = useRef<HTMLFormElement>(null)
  const isHalf = rows.length > 0 && rooms.length > 0 && !only && (choice.departure === '') !== (choice.room === '')
  const missing = choice.room === '' ? labels.column : labels.row
  const dated = table.dated === 'columns' ? 'room' : 'departure'
  const { Calendar, open: openCalendar, close } = useCalendar()
  const pick = (label: string) => choose(form.current?.elements.namedItem(dated), label)
  const months = (table.months ?? []).map(value => ({ value, label: formatMonth(value) }))
  const { when, who } = choiceInWords(table, choice, kind)
  return (
    <>
      <form ref={form} className="price-choice" action="/contactus">
        <input type="hidden" name="about" value={about} />
        {only && <input type="hidden" name="departure" value={only} />}
        <Fold name={say.when} chosen={when}>
          {months.length > 0 && <SelectField {...field('month')} label={say.month} options={[open, ...months]} />}
          {table.dated === 'rows' && row}
          {table.dated === 'columns' && column}
          {hasDays(table) && (
            <a href={priceTableAddress} data-needs-script="" onClick={openCalendar}>
              {say.calendar}
            </a>
          )}
          {kind === 'ticket' && <TextField {...field('depart')} label={say.date} type="date" min={today} />}
        </Fold>
        <Fold name={say.who} chosen={who}>
          {table.dated !== 'rows' && row}
          {table.dated !== 'columns' && column}
          {travels && (
            <>
              {count('adults', words.people)}
              {count('children', say.children, 0)}
              <TextField {...field('childAges')} label={say.ages} placeholder="4, 9" maxLength={60} />
              {rooms.length + rows.length > 0 && count('rooms', words.rooms)}
            </>
          )}
          {!travels && count('people', words.people)}
        </Fold>
        <output className="price-choice__sum">
          {isHalf ? say.missing(missing) : <Sum quote={quoteOf(table, choice, kind)} kind={kind} />}
        </output>
        <button
          type="submit"
          className="button"
          formAction={isGroup(choice) ? pathInLanguage(groupRequestPath) : undefined}
        >
          {isGroup(choice) ? say.group : choiceVerb(table, kind, choice)}
        </button>
        {quotation && (
          <button type="submit" className="button button--quiet" formAction={quotation}>
            {say.quote}
          </button>
        )}
        {whatIf && (
          <button type="submit" className="link-button" formAction={`${about}#${whatIfId}`}>
            {whatIf}
          </button>
        )}
      </form>
      {Calendar && <Calendar table={table} choice={choice} today={today} onPick={pick} onClose={close} />}
    </>
  )
}

/** On phones a fold that names what is chosen; on wide screens its fields always stand open. */
function Fold({ name, chosen, children }: { name: string; chosen: string; children: ReactNode }) {
  const fields = Children.toArray(children)
  if (fields.length === 0) return null
  return (
    <details>
      <summary>
        {name} <small>{chosen}</small>
      </summary>
      <div>{fields}</div>
    </details>
  )
}

function choose(field: Element | RadioNodeList | null | undefined, value: string) {
  if (!(field instanceof HTMLSelectElement)) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Loads the calendar on the first press; if that fails, the link leads to the price table. */
function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<DepartureCalendarProps>>()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { hash } = event.currentTarget
    import('./departures/departure-calendar.tsx').then(
      ({ DepartureCalendar }) => startTransition(() => setCalendar(() => DepartureCalendar)),
      () => location.assign(hash),
    )
  }
  return { Calendar, open, close: () => setCalendar(undefined) }
}

function Sum({ quote, kind }: { quote: Quote | undefined; kind: OfferKind }) {
  if (!quote) return null
  if (!quote.fromTable) return unbrokenAmounts(whyInWords(quote))
  const { lines, total, heads, isMixed, note, cheaper } = quote
  const [only] = lines
  const spread = roomsInWords(heads, kind)
  return (
    <>
      {isMixed && lines.map(line => <small key={line.label}>{unbrokenAmounts(lineInWords(line))}</small>)}
      <b>{unbrokenAmounts(!isMixed && only ? plainSum(only) : formatSen(total))}</b>
      {spread && <small>{spread}</small>}
      {cheaper && <small>{unbrokenAmounts(cheaper)}</small>}
      {note && <small>{note}</small>}
    </>
  )
}

export const island = defineIsland('price-choice', PriceChoice)
