import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component runs in a browser: false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
