import { useEffect, useRef } from 'react'
import { remember, remembered } from './remembered.client.ts'

/** Fills in the user name of the last attempt in this tab: a failed log-in returns the visitor to an empty form. */
export function useLastAttempt(key: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    if (!current || current.value) return
    // A default value does not count as typed before hydration, which would move the caret.
    current.defaultValue = remembered('sessionStorage', key)
    if (current === document.activeElement) current.select()
  }, [key])
  return { field, keep: () => remember('sessionStorage', key, field.current?.value ?? '') }
}
