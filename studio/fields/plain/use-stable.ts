import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that is the same in every render and does what that of the newest render does, for memoised components. */
export function useStable<Given extends unknown[], Answer>(work: (...given: Given) => Answer) {
  const newest = useRef(work)
  useInsertionEffect(() => {
    newest.current = work
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
