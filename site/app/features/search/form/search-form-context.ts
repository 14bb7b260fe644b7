import { type ChangeEvent, createContext, type FormEvent, type RefObject, useContext } from 'react'
import type { BookingSite } from '../model/accepted-search.ts'
import type { PlaceReading, Station } from '../model/place.ts'
import { fieldId, type SearchFormModel } from '../model/search-form-model.ts'

/** A form in the browser, or as the server renders it. */
export type SearchFormState = SearchFormModel & {
  booking: BookingSite
  /** The current Malaysian day, `YYYY-MM-DD`. */
  today: string
  /** Whether script runs, so that controls that need it can be shown. */
  isLive: boolean
  /** Whether the form is the main content of its page. */
  isOnItsPage: boolean
  set(changed: Record<string, string>): void
  setAge(child: number, age: string): void
  /** A text was typed into a place field. */
  typePlace(name: string, text: string): void
  /** A place field was filled in. Without a station, its text is still to be looked up. */
  choosePlace(name: string, station: Station | undefined, text?: string): void
  /** The newest values, for answers that arrive later than the render that asked. */
  latest: RefObject<SearchFormModel>
  /** Each place field puts a function here that returns the place it stands for. */
  placeReaders: Map<string, () => Promise<PlaceReading>>
  /** Hands the search over to the booking site, or shows its problems. */
  submit(event: FormEvent<HTMLFormElement>): void
}

export const SearchFormContext = createContext<SearchFormState | undefined>(undefined)

/** The form around a component. */
export function useForm(): SearchFormState {
  const form = useContext(SearchFormContext)
  if (!form) throw new Error('This component belongs in a search form.')
  return form
}

/** The props of a control: its id and name, its value, and whether the value has a problem. */
export function useControl(name: string) {
  const form = useForm()
  const id = fieldId(form.product, name)
  const hasProblem = form.problems.some(({ field }) => field === name)
  return {
    id,
    name,
    value: form.values[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => form.set({ [name]: target.value }),
    'aria-invalid': hasProblem || undefined,
    'aria-describedby': hasProblem ? `${id}-error` : undefined,
  }
}
