import type { ListEvent } from '@agency/ui/combobox/list-state.ts'
import { useEffect } from 'react'

/** One line of the list below the search field: its address, its title, and its kind. */
export type Suggestion = { href: string; title: string; label: string }

/** Milliseconds without a key before the server is asked. */
const pause = 150
const minLetters = 2

/**
 * Tells the list what `/search/suggestions` offers for a question; nothing where it cannot be reached.
 * @param isWanted Whether the visitor is typing.
 */
export function useSuggestions(
  question: string,
  isWanted: boolean,
  dispatch: (event: ListEvent<Suggestion>) => void,
): void {
  useEffect(() => {
    if (!isWanted) return
    const asking = new AbortController()
    const ask = async () => {
      const items = question.length < minLetters ? [] : await fetchSuggestions(question, asking.signal)
      const status = items.length > 0 ? `${items.length} suggestions, use the arrow keys` : ''
      if (!asking.signal.aborted) dispatch({ type: 'answered', text: question, items, status })
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, isWanted, dispatch])
}

async function fetchSuggestions(question: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: question })}`, { signal })
    return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
  } catch {
    // The next letter aborted it, or the server was not reached: the form works without.
    return []
  }
}
