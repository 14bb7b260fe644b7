import { dayNow } from '@agency/contracts/dates/day-now.ts'
import type { Product } from '@agency/contracts/site/products.ts'
import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { pressOver } from '@agency/ui/overlays/popover.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { HandOver } from '../model/accepted-search.ts'
import type { PlaceReading } from '../model/place.ts'
import { readSearch } from '../model/read-search.ts'
import { adoptToday, fieldId, type SearchFormModel } from '../model/search-form-model.ts'
import { storeSearch } from './recent.ts'
import type { SearchFormState } from './search-form-context.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useLatestReducer } from './use-latest-reducer.ts'

type Surroundings = Pick<SearchFormState, 'booking' | 'isOnItsPage'> & {
  /** The Malaysian day on which the server rendered the page. */
  madeOn: string
}

type Change = (form: SearchFormModel) => SearchFormModel

/** @param start Creates the form as the server rendered it. */
export function useSearchForm(
  product: Product,
  start: () => SearchFormModel,
  { booking, isOnItsPage, madeOn }: Surroundings,
): SearchFormState {
  const [form, update, latest] = useLatestReducer<SearchFormModel, Change>((before, change) => change(before), start)
  // On the server and while React hydrates, the day on which the page was rendered.
  const today = useSyncExternalStore(
    neverChanges,
    () => dayNow(madeOn),
    () => madeOn,
  )
  const isLive = useHydrated()
  const [placeReaders] = useState(() => new Map<string, () => Promise<PlaceReading>>())
  const { daysAhead } = booking
  const isAdopted = useRef(false)
  useEffect(() => {
    if (today === madeOn || isAdopted.current) return
    isAdopted.current = true
    update(before => ({ ...before, values: adoptToday(product, before.values, madeOn, today, daysAhead) }))
  })

  const keep = useKeptForm(form, latest, update)

  async function handOver(element: HTMLFormElement) {
    keep()
    const places: Record<string, PlaceReading> = {}
    // The press on the button may close a field's list, which has to happen before a problem opens it again.
    await pressOver()
    try {
      for (const [name, read] of placeReaders) places[name] = await read()
    } catch {
      // The server answered without places, so it gets the whole form instead.
      element.submit()
      return
    }
    const { accepted, problems = [] } = readSearch(
      product,
      { posted: new FormData(element), places, today: dayNow(madeOn) },
      booking,
    )
    flushSync(() => update(before => ({ ...before, problems })))
    if (!accepted) return showProblems(element, product, problems)
    storeSearch(accepted)
    send(accepted.handOver)
  }

  return {
    ...form,
    booking,
    isOnItsPage,
    today,
    isLive,
    latest,
    placeReaders,
    set: changed => update(before => ({ ...before, values: { ...before.values, ...changed } })),
    async check(fields) {
      // A message must not move the button that is being pressed.
      await pressOver()
      update(before => {
        const posted = { get: (name: string) => before.values[name], getAll: () => before.ages }
        const { problems = [] } = readSearch(product, { posted, places: {}, today }, booking)
        const early = problems.filter(({ field }) => fields.includes(field) && before.values[field])
        const others = before.problems.filter(({ field }) => !fields.includes(field))
        return { ...before, problems: [...others, ...early.map(problem => ({ ...problem, isEarly: true }))] }
      })
    },
    setAge: (child, age) =>
      update(before => {
        const ages = [...before.ages]
        ages[child] = age
        return { ...before, ages }
      }),
    typePlace: (name, text) =>
      update(before => {
        // A restored text arrives as an event like a typed one.
        if (text === before.values[name]) return before
        const { [name]: _, ...stations } = before.stations
        return { ...before, stations, values: { ...before.values, [name]: text } }
      }),
    choosePlace: (name, station, text = station?.label ?? '') =>
      update(before => {
        const { [name]: _choices, ...choices } = before.choices
        const { [name]: _station, ...others } = before.stations
        const stations = station ? { ...others, [name]: station } : others
        return { ...before, choices, stations, values: { ...before.values, [name]: text } }
      }),
    submit(event) {
      // A button with a name asks our server instead of searching.
      if ((event.nativeEvent as SubmitEvent).submitter?.getAttribute('name')) return
      event.preventDefault()
      void handOver(event.currentTarget)
    },
  }
}

function showProblems(form: HTMLFormElement, product: Product, problems: SearchFormModel['problems']) {
  for (const { field } of problems) {
    let fold = document.getElementById(fieldId(product, field))?.closest('details')
    for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true
  }
  form.querySelector<HTMLElement>('[role=alert]')?.focus()
}

/** Posts to the booking site in this tab, as if the visitor had filled in its form. */
function send({ action, fields }: HandOver): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  // The back-forward cache may show this page when the visitor comes back from the results.
  addEventListener('pageshow', () => form.remove(), { once: true })
  form.submit()
}

const neverChanges = () => () => {}
