import { useEffect, useRef } from 'react'

/**
 * Focuses a new element once it exists.
 * @param shown changes then
 * @returns Call it on adding.
 */
export function useAdded(shown: unknown, focus: () => void): () => void {
  const isNew = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown tells that it is there
  useEffect(() => {
    if (isNew.current) focus()
    isNew.current = false
  }, [shown])
  return () => {
    isNew.current = true
  }
}
