import { useCallback, useInsertionEffect, useRef } from 'react'

/** A stable function with the newest render's behaviour, for memoised components. */
export function useStable<Given extends unknown[], Answer>(work: (...given: Given) => Answer) {
  const newest = useRef(work)
  useInsertionEffect(() => {
    newest.current = work
  })
  return useCallback((...parameters: Given) => newest.current(...parameters), [])
}
