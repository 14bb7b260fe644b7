import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import type { ReactNode } from 'react'
import type { PageHead } from '../../metadata/page-head.ts'
import type { SearchPanelModel } from '../form-model/search-panel-model.server.ts'
import { SearchPageForm } from '../panel/search-panel.tsx'
import type { AcceptedSearch } from '../reading/accepted-search.ts'
import { HandOverPage } from './hand-over-page.tsx'
import { OtherWays } from './other-ways.tsx'

type SearchPageProps = {
  head: PageHead
  panel: SearchPanelModel
  accepted: AcceptedSearch | undefined
  /** What stands above the form: the deal that it is filled in with. */
  children?: ReactNode
}

/** The page of one form, and after it was sent the page that hands the search over. */
export function SearchPage({ head, panel, accepted, children }: SearchPageProps) {
  if (accepted) return <HandOverPage accepted={accepted} />
  return (
    <div className="wrap search-page">
      <Breadcrumbs steps={head.breadcrumbs} />
      <h1>{head.title}</h1>
      {children}
      <SearchPageForm panel={panel} />
      <OtherWays product={panel.selected} />
    </div>
  )
}
