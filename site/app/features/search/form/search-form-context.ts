import { type ChangeEvent, createContext, type FormEvent, type RefObject, useContext } from 'react'
import type { BookingSite } from '../model/accepted-search.ts'
import type { PlaceReading, Station } from '../model/place.ts'
import { fieldId, type SearchFormModel } from '../model/search-form-model.ts'

export type SearchFormState = SearchFormModel & {
  booking: BookingSite
  today: string
  /** False until hydration; controls that need script are hidden until then. */
  isLive: boolean
  isOnItsPage: boolean
  set(changed: Record<string, string>): void
  /** States what is wrong with these fields beside them, before the form is sent. */
  check(fields: string[]): Promise<void>
  setAge(child: number, age: string): void
  typePlace(name: string, text: string): void
  /** Without a station, the text still has to be looked up. */
  choosePlace(name: string, station: Station | undefined, text?: string): void
  /** For answers that arrive after the render that started the request. */
  latest: RefObject<SearchFormModel>
  /** Place fields register a function here that returns their place. */
  placeReaders: Map<string, () => Promise<PlaceReading>>
  /** Submits to the booking site, or shows the problems. */
  submit(event: FormEvent<HTMLFormElement>): void
}

export const SearchFormContext = createContext<SearchFormState | undefined>(undefined)

export function useForm(): SearchFormState {
  const form = useContext(SearchFormContext)
  if (!form) throw new Error('This component belongs in a search form.')
  return form
}

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
