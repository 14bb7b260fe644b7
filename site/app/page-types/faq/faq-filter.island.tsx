import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { questionWords } from '@agency/words/pages/questions/words.ts'
import { useState } from 'react'
import { EveryQuestion, FaqTools, type FaqToolsProps } from './faq-tools.tsx'
import { showFitting } from './show-fitting.client.ts'

/** Filters with each keystroke; the page must contain all answers. */
function FaqFilter(tools: FaqToolsProps) {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(0)
  const filter = (words: string) => {
    setQuery(words)
    setCount(showFitting(words.trim()))
  }
  const atRest = tools.here === tools.path ? undefined : <EveryQuestion path={tools.path} />
  return (
    <FaqTools {...tools} query={query} onQuery={filter} status={query.trim() ? questionWords().count(count) : atRest} />
  )
}

export const island = defineIsland('faq-filter', FaqFilter)
