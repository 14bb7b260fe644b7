import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { siteSearchWords } from '@agency/words/search/site/words.ts'
import { pageFieldId, SearchField } from './search-field.tsx'

function SiteSearch({ question }: { question: string }) {
  return <SearchField id={pageFieldId} question={question} placeholder={siteSearchWords().examples} />
}

export const island = defineIsland('site-search', SiteSearch)
