import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component lives in a browser: false on the server and while React hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
