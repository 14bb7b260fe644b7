import { useEffect, useRef } from 'react'
import { remember, remembered } from './remembered.client.ts'

/**
 * The field of the name that was last tried in this tab: a failed log-in brings the visitor back to an empty form.
 * @param key Under which the browser remembers it.
 */
export function useLastAttempt(key: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    if (!current || current.value) return
    // As the default, so that it does not count as entered before hydration, which would move the caret.
    current.defaultValue = remembered('sessionStorage', key)
    // The next keystroke replaces it.
    if (current === document.activeElement) current.select()
  }, [key])
  return { field, keep: () => remember('sessionStorage', key, field.current?.value ?? '') }
}
