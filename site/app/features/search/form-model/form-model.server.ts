import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { fieldDay } from '../days/day-words.ts'
import { readTypedDay } from '../days/typed-day.ts'
import type { BookingSite } from '../hand-over/hand-over.ts'
import type { Product } from '../products.ts'
import type { AcceptedSearch } from '../reading/accepted-search.ts'
import { type DayRules, searchableDays } from '../reading/check-days.ts'
import { type Posted, readValues } from '../reading/form-values.ts'
import { placeFields, readAges, readSearch } from '../reading/read-search.ts'
import type { PlaceReading, Station } from '../reading/station.ts'
import { answerPlaces } from './places.server.ts'
import { emptyForm, proposedValues, type SearchFormModel } from './search-form-model.ts'

/** Which fields hold days, in their order. */
const dayFields: Record<Product, readonly [string, string]> = {
  flights: ['depart', 'return'],
  packages: ['depart', 'return'],
  hotels: ['arrive', 'leave'],
  cars: ['pick-up', 'return'],
}

/**
 * A form filled in by its address, `?from=KUL&to=PEN&depart=2026-12-20`. Days that can no longer be searched are
 * replaced by those we propose.
 */
export function formOfAddress(
  product: Product,
  query: URLSearchParams,
  today: string,
  dayRules: Pick<DayRules, 'leadDays'>,
): SearchFormModel {
  const form = emptyForm(product, today)
  const values = entered(product, query, today)
  const stations: Record<string, Station> = {}
  for (const name of placeFields[product]) {
    const { places, sure } = answerPlaces(values[name] ?? '', product)
    const [place] = sure ? places : []
    if (place) stations[name] = place
    values[name] = place?.label ?? values[name] ?? ''
  }
  const days = searchableDays(product, today, dayRules)
  return {
    ...form,
    values: withDaysToCome(product, values, form.values, { ...days, today }),
    ages: readAges(query),
    stations,
  }
}

/** A form as it was sent: the search, or the form again with what was typed, and everything that is wrong with it. */
export function sentForm(
  product: Product,
  posted: FormData,
  today: string,
  booking: BookingSite,
): { accepted: AcceptedSearch; model?: never } | { accepted?: never; model: SearchFormModel } {
  const values = entered(product, posted, today)
  const places: Record<string, PlaceReading> = {}
  const model: SearchFormModel = { ...emptyForm(product, today), values, ages: readAges(posted) }
  for (const name of placeFields[product]) {
    const typed = chosenPlace(name, posted) ?? values[name] ?? ''
    const { places: found, sure } = answerPlaces(typed, product)
    const [place] = found
    if (sure && place) {
      places[name] = { place }
      model.stations[name] = place
      values[name] = place.label
    } else if (typed.trim()) {
      places[name] = { unclear: found.length > 0 ? 'several' : 'unknown' }
      model.choices[name] = found
    }
  }
  const known = new FormData()
  for (const [name, value] of Object.entries(values)) known.set(name, value)
  for (const age of model.ages) known.append('age', age)
  const { accepted, problems } = readSearch(product, { posted: known, places, today }, booking)
  return accepted ? { accepted } : { model: { ...model, problems } }
}

/** The place chosen from the list below a field, unless the field was given another text since. */
function chosenPlace(name: string, posted: FormData): string | undefined {
  const choice = posted.get(`${name}-choice`)
  return typeof choice === 'string' && posted.get(`${name}-asked`) === posted.get(name) ? choice : undefined
}

function entered(product: Product, posted: Posted, today: string): Record<string, string> {
  const values = readValues(posted, proposedValues(product, today))
  const airline = values.airline?.slice(0, 2).toUpperCase()
  if (airline) values.airline = airlineByCode(airline)?.field ?? ''
  return values
}

function withDaysToCome(
  product: Product,
  values: Record<string, string>,
  usual: Record<string, string>,
  { first, last, today }: { first: string; last: string; today: string },
) {
  const [start, end] = dayFields[product]
  const days = [start, end].map(name => readTypedDay(values[name] ?? '', today))
  const [from, to] = days
  const oneWay = values.trip === 'one-way'
  const canBe = from && from >= first && from <= last && (oneWay || (to && to >= from && to <= last))
  if (!canBe) return { ...values, [start]: usual[start] ?? '', [end]: usual[end] ?? '' }
  return { ...values, [start]: fieldDay(from), [end]: to && to >= from ? fieldDay(to) : fieldDay(from) }
}
