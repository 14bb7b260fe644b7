import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { type Product, searchForms } from '@agency/contracts/site/products.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import type { AcceptedSearch, BookingSite } from '../model/accepted-search.ts'
import { type Problem, searchableDays } from '../model/checks.ts'
import { fieldDay, readTypedDay } from '../model/days.ts'
import type { PlaceReading } from '../model/place.ts'
import { type Posted, readAges, readSearch, readValues } from '../model/read-search.ts'
import { emptyForm, type SearchFormModel } from '../model/search-form-model.ts'
import { answerPlaces } from './find-places.server.ts'

/** Proposed days replace those that cannot be searched. Wrong values get a message; the others are filled in. */
export function formOfAddress(
  product: Product,
  query: URLSearchParams,
  today: string,
  booking: BookingSite,
): SearchFormModel {
  const form = emptyForm(product, today, booking.daysAhead)
  const { model, places } = placed({ ...form, values: entered(form, query), ages: readAges(query) }, query)
  const days = searchableDays(product, today, booking)
  const values = withDaysToCome(product, model.values, query, form.values, { ...days, today })
  const { problems = [] } = readForm({ ...model, values }, places, today, booking)
  const ofQuery = problems.filter(({ field }) => query.get(/^age-/.test(field) ? 'age' : field)?.trim())
  return { ...model, values, problems: [...ofQuery, ...replacedValues(product, query, values, today)] }
}

/** @returns The search, or the form again with the entered values and all problems. */
export function sentForm(
  product: Product,
  posted: FormData,
  today: string,
  booking: BookingSite,
): { accepted: AcceptedSearch; model?: never } | { accepted?: never; model: SearchFormModel } {
  const empty = emptyForm(product, today, booking.daysAhead)
  const form = { ...empty, values: entered(empty, posted), ages: readAges(posted) }
  const { model, places } = placed(form, posted)
  const { accepted, problems } = readForm(model, places, today, booking)
  return accepted ? { accepted } : { model: { ...model, problems } }
}

type Places = Record<string, PlaceReading>

function placed(form: SearchFormModel, posted: Posted): { model: SearchFormModel; places: Places } {
  const places: Places = {}
  const model = { ...form, values: { ...form.values }, stations: { ...form.stations }, choices: { ...form.choices } }
  // No offer names a place of return.
  const names = [...Object.keys(searchForms[form.product].places), 'return-place']
  for (const name of names.filter(one => one in form.values)) {
    const typed = chosenPlace(name, posted) ?? model.values[name] ?? ''
    const { places: matches, sure } = answerPlaces(typed, form.product)
    const [place] = matches
    if (sure && place) {
      places[name] = { place }
      model.stations[name] = place
      model.values[name] = place.label
    } else if (typed.trim()) {
      places[name] = { unclear: matches.length > 0 ? 'several' : 'unknown' }
      model.choices[name] = matches
    }
  }
  return { model, places }
}

function readForm({ product, values, ages }: SearchFormModel, places: Places, today: string, booking: BookingSite) {
  const posted = new FormData()
  for (const [name, value] of Object.entries(values)) posted.set(name, value)
  for (const age of ages) posted.append('age', age)
  return readSearch(product, { posted, places, today }, booking)
}

function replacedValues(
  product: Product,
  query: URLSearchParams,
  values: Record<string, string>,
  today: string,
): Problem[] {
  const [start, end] = searchForms[product].days
  const isReplaced = (name: string) => {
    const words = query.get(name)?.trim()
    return words && readTypedDay(words, today) !== readTypedDay(values[name] ?? '', today)
  }
  const areReplaced = isReplaced(start) || (values.trip !== 'one-way' && isReplaced(end))
  const say = searchPageWords()
  const airline = query.get('airline')?.trim()
  const trip = product === 'flight' && query.get('trip')?.trim()
  return [
    ...(areReplaced ? [{ field: start, message: say.otherDays }] : []),
    ...(trip && !tripOf(trip) ? [{ field: 'trip', message: say.unknownTrip(trip) }] : []),
    ...(airline && values.airline === '' ? [{ field: 'airline', message: say.unknownAirline(airline) }] : []),
  ]
}

/** The place chosen from the list below a field, unless its text has changed since. */
function chosenPlace(name: string, posted: Posted): string | undefined {
  const choice = posted.get(`${name}-choice`)
  return typeof choice === 'string' && posted.get(`${name}-asked`) === posted.get(name) ? choice : undefined
}

function entered(empty: SearchFormModel, posted: Posted): Record<string, string> {
  const values = readValues(posted, empty.values)
  if (values.trip !== undefined) values.trip = (empty.product === 'flight' && tripOf(values.trip)) || 'return'
  const airline = values.airline?.slice(0, 2).toUpperCase()
  if (airline) values.airline = airlineByCode(airline)?.field ?? ''
  return values
}

/** The trip in any of the usual spellings: `oneway`, `round-trip`. */
function tripOf(text: string): string | undefined {
  if (/^one[- ]?way$/i.test(text.trim())) return 'one-way'
  return /^(return|round)([- ]?trip)?$/i.test(text.trim()) ? 'return' : undefined
}

function withDaysToCome(
  product: Product,
  values: Record<string, string>,
  query: URLSearchParams,
  usual: Record<string, string>,
  { first, last, today }: { first: string; last: string; today: string },
) {
  const [start, end] = searchForms[product].days
  const from = readTypedDay(values[start] ?? '', today)
  // An address with only the first day means one night, like an untouched form.
  const isOpen = from && query.get(start) && !query.get(end)
  const to = isOpen ? addDays(from, 1) : readTypedDay(values[end] ?? '', today)
  const oneWay = values.trip === 'one-way'
  const canBe = from && from >= first && from <= last && (oneWay || (to && to >= from && to <= last))
  if (!canBe) return { ...values, [start]: usual[start] ?? '', [end]: usual[end] ?? '' }
  return { ...values, [start]: fieldDay(from), [end]: to && to >= from ? fieldDay(to) : fieldDay(from) }
}
