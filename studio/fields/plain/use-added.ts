import { useEffect, useRef } from 'react'

/**
 * Focuses what was added once it is there.
 * @param shown changes when it is
 * @returns Called as it is added.
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
