import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adoptToday } from '../client/days/adopt-today.ts'
import { todayHere, useToday } from '../client/days/today.ts'
import { pressOver } from '../client/form/popover.ts'
import { send } from '../client/form/send.ts'
import { createPlaceField, type PlaceField } from '../client/places/place-field.ts'
import { keepSearch } from '../client/recent/recent-searches.ts'
import type { SearchFormModel } from '../form-model/search-form-model.ts'
import type { BookingSite } from '../hand-over/hand-over.ts'
import type { Product } from '../products.ts'
import { placeFields, readSearch } from '../reading/read-search.ts'
import type { PlaceReading } from '../reading/station.ts'
import { fieldId } from './field-id.ts'

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
  places: Record<string, PlaceField>
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
      createPlaceField(product, { text: form.values[name] ?? '', station: form.stations[name] }, () =>
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
