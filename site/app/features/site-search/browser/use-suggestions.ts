import { useEffect, useState } from 'react'
import type { Suggestion } from '../suggestions.server.ts'

/** Milliseconds without a key before the server is asked. */
const pause = 150
const fewestLetters = 2

/**
 * What `/search/suggestions` offers for a question; nothing where it cannot be asked.
 * @param isWanted Whether somebody is typing.
 */
export function useSuggestions(question: string, isWanted: boolean): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  useEffect(() => {
    if (!isWanted) return setSuggestions([])
    const asking = new AbortController()
    const ask = async () => {
      const found = question.length < fewestLetters ? [] : await fetchSuggestions(question, asking.signal)
      if (!asking.signal.aborted) setSuggestions(found)
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, isWanted])
  return suggestions
}

async function fetchSuggestions(question: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: question })}`, { signal })
    return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
  } catch {
    // Aborted by the next letter, or no line: the form works without.
    return []
  }
}
