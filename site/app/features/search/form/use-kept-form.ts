import { type RefObject, useEffect, useRef } from 'react'
import type { SearchFormModel } from '../model/search-form-model.ts'
import { keepForm, withKept } from './kept-in-history.ts'

/** Longer than the pause between keystrokes, in milliseconds. */
const pause = 400

/** Restores the state of the form that the visitor left. @returns A function that stores the form at once. */
export function useKeptForm(
  form: SearchFormModel,
  latest: RefObject<SearchFormModel>,
  update: (change: (form: SearchFormModel) => SearchFormModel) => void,
): () => void {
  const lastSaved = useRef(form)
  const keep = () => {
    if (latest.current === lastSaved.current) return
    lastSaved.current = latest.current
    keepForm(latest.current.product, latest.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    update(withKept)
    lastSaved.current = latest.current
    // The visitor may leave the page during the pause.
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [form])
  return keep
}
