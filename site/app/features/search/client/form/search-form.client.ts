import type { BookingSite } from '../../hand-over/hand-over.ts'
import type { Product } from '../../products.ts'
import { placeFields, readSearch } from '../../reading/read-search.ts'
import type { PlaceReading } from '../../reading/station.ts'
import { startDays } from '../days/days.client.ts'
import { todayHere } from '../days/today.ts'
import { startPeople } from '../people/people.client.ts'
import { type PlaceField, startPlaceField } from '../places/place-field.client.ts'
import { keepSearch, showRecentSearches } from '../recent/recent-searches.client.ts'
import { pressOver } from './popover.client.ts'
import { clearProblems, showProblems } from './problems.client.ts'
import { send } from './send.client.ts'

/** Adds to one form what script can: suggestions, calendar, steppers, and the way to the booking site at once. */
export function startSearchForm(form: HTMLFormElement, booking: BookingSite): void {
  const product = form.dataset.product as Product
  const places = new Map<string, PlaceField>()
  for (const name of placeFields[product]) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) places.set(name, startPlaceField(input, product))
  }
  startSwap(form, places.get('from'), places.get('to'))
  for (const cell of form.querySelectorAll<HTMLElement>('[data-days]')) startDays(cell, product, booking)
  for (const cell of form.querySelectorAll<HTMLDetailsElement>('[data-people]')) startPeople(cell, product)
  offerRecentSearches(form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    void submit(form, product, places, booking)
  })
}

/** Over a picture only once the form is touched: what stands below the panel must not move by itself. */
function offerRecentSearches(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-recent]')
  if (!place) return
  if (form.closest('.search--page')) showRecentSearches(place)
  else form.addEventListener('focusin', () => showRecentSearches(place), { once: true })
}

async function submit(form: HTMLFormElement, product: Product, fields: Map<string, PlaceField>, booking: BookingSite) {
  const places: Record<string, PlaceReading> = {}
  // What the press on the button closes is closed before a fault opens it again.
  await pressOver()
  try {
    for (const [name, field] of fields) places[name] = await field.read()
  } catch {
    // Our server answers, but gives no places: it gets the whole form instead.
    form.submit()
    return
  }
  const { accepted, problems } = readSearch(
    product,
    { posted: new FormData(form), places, today: todayHere() },
    booking,
  )
  if (problems) {
    showProblems(form, product, problems)
    return
  }
  clearProblems(form)
  keepSearch(product, accepted)
  send(accepted.handOver)
}

function startSwap(form: HTMLFormElement, from: PlaceField | undefined, to: PlaceField | undefined): void {
  const button = form.querySelector<HTMLButtonElement>('[data-swap]')
  if (!button || !from || !to) return
  button.hidden = false
  button.addEventListener('click', () => {
    const [start, text] = [from.station(), from.input.value]
    from.choose(to.station(), to.input.value)
    to.choose(start, text)
  })
}
