import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { useRouteLoaderData } from 'react-router'
import type { Shell } from '../shell-model.server.ts'
import { ContactWays } from './contact-ways.tsx'
import type { Person } from './people.server.ts'
import { PlannerNote } from './planner-note.tsx'
import { TrustStyle } from './trust-style.tsx'

type HelpCardProps = {
  title: string
  /** The address of the form, where it is not that for any question. */
  href?: string
  planner?: Person | undefined
}

/** Whom to ask, beside a text on a wide screen; on a phone the foot of the page has the same numbers. */
export function HelpCard({ title, href = '/contactus', planner }: HelpCardProps) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  return (
    <aside className={planner ? 'help-card' : 'help-card help-card--plain'} aria-label={title}>
      <TrustStyle />
      <h2>{title}</h2>
      <PlannerNote planner={planner} />
      <ButtonLink href={href} tone="quiet">
        Write to a planner
      </ButtonLink>
      <ContactWays brand={brand} />
    </aside>
  )
}
