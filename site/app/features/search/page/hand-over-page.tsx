import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { SearchStyle } from '../form/search-style.tsx'
import type { AcceptedSearch } from '../model/accepted-search.ts'

/** The visitor posts this form to the booking site; with script it is submitted at once. */
export function HandOverPage({ accepted: { title, facts, address, handOver } }: { accepted: AcceptedSearch }) {
  return (
    <div className="wrap search-page hand-over">
      <SearchStyle />
      <h1>{title}</h1>
      <p className="hand-over__facts">{facts}</p>
      <form method="post" action={handOver.action} data-hand-over={address}>
        <HiddenFields fields={handOver.fields} />
        <button type="submit" className="button">
          See what is available <Icon name="arrow-right" />
        </button>
      </form>
      <p>
        <a href={address}>Change the search</a>
      </p>
    </div>
  )
}
