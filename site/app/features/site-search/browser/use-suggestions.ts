import type { ListEvent } from '@agency/ui/combobox/list-state.ts'
import { siteSearchWords } from '@agency/words/search/site/words.ts'
import { useEffect } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'

/** `lang` of a title that is not in the language of the page. */
export type Suggestion = { href: string; title: string; label: string; lang?: string }

/** In milliseconds after the last keystroke. */
const pause = 150
const minLetters = 2

/** @param isWanted The visitor is typing. */
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
      const status = items.length > 0 ? siteSearchWords().found(items.length) : ''
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
    const address = `/search/suggestions?${new URLSearchParams({ q: question })}`
    const response = await fetch(pathInLanguage(address), { signal })
    return response.ok ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions : []
  } catch {
    // Aborted by the next keystroke, or the server is away; the form works without suggestions.
    return []
  }
}
