import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { pageFieldId, SearchField } from './search-field.tsx'

function SiteSearch({ question }: { question: string }) {
  return <SearchField id={pageFieldId} question={question} placeholder="Langkawi, refund, river cruise…" />
}

export const island = defineIsland('site-search', SiteSearch)
