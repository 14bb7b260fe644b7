import type { PageHead } from '../../page-types/page-head.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { AcceptedSearch } from '../accepted-search.ts'
import { SearchPageForm } from '../panel/search-panel.tsx'
import type { SearchPanelModel } from '../search-panel-model.server.ts'
import { HandOverPage } from './hand-over-page.tsx'
import { OtherWays } from './other-ways.tsx'

type SearchPageProps = { head: PageHead; panel: SearchPanelModel; accepted: AcceptedSearch | undefined }

/** The page of one form, and after it was sent the page that hands the search over. */
export function SearchPage({ head, panel, accepted }: SearchPageProps) {
  if (accepted) return <HandOverPage accepted={accepted} />
  return (
    <div className="wrap search-page">
      <Breadcrumbs steps={head.breadcrumbs} />
      <h1>{head.title}</h1>
      <SearchPageForm panel={panel} />
      <OtherWays product={panel.selected} />
    </div>
  )
}
