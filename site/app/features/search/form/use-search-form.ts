import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { BookingSite, HandOver } from '../model/accepted-search.ts'
import type { PlaceReading } from '../model/place.ts'
import { type Product, placeFields } from '../model/products.ts'
import { readSearch } from '../model/read-search.ts'
import { adoptToday, fieldId, type SearchFormModel } from '../model/search-form-model.ts'
import { createPlaceStore, type PlaceStore } from './place-store.ts'
import { pressOver } from './popover.ts'
import { keepSearch } from './recent.ts'

/** A form in the hands of a visitor. */
export type LiveForm = SearchFormModel & {
  booking: BookingSite
  /** The Malaysian day it is, `YYYY-MM-DD`. */
  today: string
  /** Whether script runs, so that what needs it may be shown. */
  isLive: boolean
  /** Whether the page is there for this form. */
  isOnItsPage: boolean
  /** Its place fields by name. */
  places: Record<string, PlaceStore>
  set(changed: Record<string, string>): void
  setAge(child: number, age: string): void
  /** Hands the search over to the booking site, or says what is wrong. */
  submit(event: FormEvent<HTMLFormElement>): void
}

type Around = Pick<LiveForm, 'booking' | 'isOnItsPage'> & {
  /** The Malaysian day that the page was made on. */
  madeOn: string
}

/** The state of a search form. @param make Gives the form as the server made it. */
export function useSearchForm(
  product: Product,
  make: () => SearchFormModel,
  { booking, isOnItsPage, madeOn }: Around,
): LiveForm {
  const [form, setForm] = useState(make)
  const today = useToday(madeOn)
  const { daysAhead } = booking
  const isLive = useHydrated()
  const [places] = useState(() => {
    const field = (name: string) =>
      createPlaceStore(product, { text: form.values[name] ?? '', station: form.stations[name] }, () =>
        setForm(({ choices: { [name]: _, ...choices }, ...rest }) => ({ ...rest, choices })),
      )
    return Object.fromEntries(placeFields[product].map(name => [name, field(name)]))
  })
  const isAdopted = useRef(false)
  useEffect(() => {
    if (today === madeOn || isAdopted.current) return
    isAdopted.current = true
    setForm(({ values, ...rest }) => ({ ...rest, values: adoptToday(product, values, madeOn, today, daysAhead) }))
  }, [product, madeOn, today, daysAhead])

  async function handOver(element: HTMLFormElement) {
    const readings: Record<string, PlaceReading> = {}
    // What the press on the button closes is closed before a fault opens it again.
    await pressOver()
    try {
      for (const [name, field] of Object.entries(places)) readings[name] = await field.read()
    } catch {
      // Our server answers, but gives no places: it gets the whole form instead.
      element.submit()
      return
    }
    const filled = { posted: new FormData(element), places: readings, today: todayHere() }
    const { accepted, problems = [] } = readSearch(product, filled, booking)
    flushSync(() => setForm(old => ({ ...old, problems })))
    if (!accepted) return showProblems(element, product, problems)
    keepSearch(product, accepted)
    send(accepted.handOver)
  }

  return {
    ...form,
    booking,
    isOnItsPage,
    today,
    isLive,
    places,
    set: changed => setForm(({ values, ...rest }) => ({ ...rest, values: { ...values, ...changed } })),
    setAge: (child, age) =>
      setForm(({ ages, ...rest }) => ({ ...rest, ages: Object.assign([...ages], { [child]: age }) })),
    submit(event) {
      event.preventDefault()
      void handOver(event.currentTarget)
    },
  }
}

/** Opens what hides a field with a fault, and goes to the summary of faults. */
function showProblems(form: HTMLFormElement, product: Product, problems: SearchFormModel['problems']) {
  for (const { field } of problems) {
    let around = document.getElementById(fieldId(product, field))?.closest('details')
    for (; around; around = around.parentElement?.closest('details')) around.open = true
  }
  form.querySelector<HTMLElement>('[role=alert]')?.focus()
}

/** Leaves for the booking site by a form post in this tab, as if the visitor had filled in that form. */
function send({ action, fields }: HandOver): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  // Coming back from the results, the page may be the same one still.
  addEventListener('pageshow', () => form.remove(), { once: true })
  form.submit()
}

/** The Malaysian day it is, wherever this device is. */
function todayHere(): string {
  return malaysianDay(Date.now())
}

/** The same for what is rendered on the server too. @param made The day the page was made on. */
function useToday(made: string): string {
  return useSyncExternalStore(neverChanges, todayHere, () => made)
}

function neverChanges(): () => void {
  return () => {}
}
