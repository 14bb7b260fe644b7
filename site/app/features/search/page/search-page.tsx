import { groupRequestPath, type Product } from '@agency/contracts/site/products.ts'
import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { PageHead } from '../../metadata/page-head.ts'
import type { Leads } from '../../site-settings/living-links.ts'
import type { Shell } from '../../site-settings/shell-model.server.ts'
import { SearchPageForm } from '../form/search-panel.tsx'
import { SearchStyle } from '../form/search-style.tsx'
import type { AcceptedSearch } from '../model/accepted-search.ts'
import type { SearchPanelModel } from '../model/search-form-model.ts'
import { dealsOf } from './search-page-head.ts'

type SearchPageProps = {
  head: PageHead
  panel: SearchPanelModel
  accepted: AcceptedSearch | undefined
  children?: ReactNode
}

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

type Way = { href: string; icon: string; name: string; text: string }

/** Links to deals, where they have a page, group requests and planners. */
export function otherWays(product: Product, leads: Leads): Way[] {
  const say = searchPageWords()
  const groups: Way = { href: groupRequestPath, icon: 'users', name: say.groups, text: say.groupsText }
  const planner: Way = { href: '/contactus', icon: 'headset', name: say.planner, text: say.plannerText }
  const forGroups = product === 'flight' || product === 'flight-plus-hotel' ? [groups] : []
  return [dealsOf(product), ...forGroups, planner].filter(({ href }) => leads(href))
}

function OtherWays({ product }: { product: Product }) {
  const leads = useRouteLoaderData<{ shell: Shell }>('root')?.shell.leads ?? (() => true)
  return (
    <ul className="search-page__ways">
      {otherWays(product, leads).map(({ href, icon, name, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} size={24} />
            <span>
              <b>{name}</b> <small>{text}</small>
            </span>
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The visitor posts this form to the booking site; with script it is submitted at once. */
function HandOverPage({ accepted: { title, facts, address, handOver } }: { accepted: AcceptedSearch }) {
  return (
    <div className="wrap search-page hand-over">
      <SearchStyle />
      <h1>{title}</h1>
      <p className="hand-over__facts">{facts}</p>
      <form method="post" action={handOver.action} data-hand-over={address}>
        <HiddenFields fields={handOver.fields} />
        <button type="submit" className="button">
          {searchPageWords().available} <Icon name="arrow-right" />
        </button>
      </form>
      <p>
        <a href={address}>{searchPageWords().change}</a>
      </p>
    </div>
  )
}
