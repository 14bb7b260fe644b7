import { useEffect, useState } from 'react'
import { announceFault } from './announcements.tsx'

/** undefined while loading and after a fault, which is announced. */
export function useLoaded<Value>(load: () => Promise<Value>, dependencies: unknown[]): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(
    () => {
      let isWanted = true
      setValue(undefined)
      load().then(
        loaded => isWanted && setValue(() => loaded),
        error => isWanted && announceFault(error),
      )
      return () => {
        isWanted = false
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
    dependencies,
  )
  return value
}
