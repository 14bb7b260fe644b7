import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants little motion; on the server, that nobody does. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    onChange => {
      const preference = matchMedia(query)
      preference.addEventListener('change', onChange)
      return () => preference.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
