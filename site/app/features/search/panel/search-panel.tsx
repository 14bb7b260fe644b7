import { Island } from '@agency/ui/islands/island.tsx'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { SearchPanelModel } from '../form-model/search-panel-model.server.ts'
import { SearchStyle } from '../page/search-style.tsx'
import { island } from './search-panel.island.tsx'

/** The panel over the lower edge of a page's picture: four forms, one of them in front; on a phone one field. */
export function SearchPanel({ panel }: { panel: SearchPanelModel }) {
  const { form, selected, today, promo } = panel
  return (
    <section className="search search--over" aria-label="Search">
      <PageStyle name="panelRoom" />
      <SearchStyle />
      <CachedFragment name={form ? undefined : `search ${selected} ${today} ${promo}`.trim()} className="wrap">
        <Island of={island} props={{ ...panel, isOnItsPage: false }} when="near" />
      </CachedFragment>
    </section>
  )
}

/** The same on a page of its own: one form, with links to the pages of the others. */
export function SearchPageForm({ panel }: { panel: SearchPanelModel }) {
  return (
    <section className="search search--page" aria-label="Search">
      <SearchStyle />
      <Island of={island} props={{ ...panel, isOnItsPage: true }} when="near" />
    </section>
  )
}
