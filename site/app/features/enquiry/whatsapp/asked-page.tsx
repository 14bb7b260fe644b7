import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { catalogue, mainLanguage } from '../../site-settings/messages/catalogue.ts'
import type { ComparedFact, Comparison } from './changes.ts'

const { whatsApp: words } = catalogue[mainLanguage]

export type AskedPageProps = {
  reference: string
  title: string
  /** Milliseconds since 1970. */
  at: number
  /** The page that was asked about, with the choice; from the root of the site. */
  path: string
  /** `away`: what the page shows now cannot be read. */
  comparison: Comparison | 'away'
  facts: { label: string; value: string }[]
}

/** For the planner: what a page said when its visitor asked about it, and what it says now. */
export function AskedPage({ reference, title, at, path, facts, comparison }: AskedPageProps) {
  const isAway = comparison === 'away'
  const compared: ComparedFact[] = isAway
    ? facts.map(({ label, value }) => ({ label, before: value, now: undefined, hasChanged: false }))
    : comparison.facts
  return (
    <article className="wrap asked">
      <PageStyle name="asked" />
      <PageHeader title={words.title} subtitle={words.asked(title, formatInstant(at))} />
      <p>{reference}</p>
      {isAway ? <Notice tone="error">{words.away}</Notice> : <Outcome comparison={comparison} />}
      {compared.length > 0 && <Facts facts={compared} withNow={!isAway} />}
      {!isAway && comparison.gone !== 'page' && <ButtonLink href={path}>{words.open}</ButtonLink>}
    </article>
  )
}

/** What has changed, in a sentence. */
function Outcome({ comparison: { gone, title, facts } }: { comparison: Comparison }) {
  const hasChanged = gone !== undefined || title !== undefined || facts.some(fact => fact.hasChanged)
  if (!hasChanged) return <Notice tone="success">{words.unchanged}</Notice>
  return (
    <Notice>
      {[gone ? words.gone[gone] : words.changed, title && words.renamed(title)].filter(Boolean).join(' ')}
    </Notice>
  )
}

function Facts({ facts, withNow }: { facts: ComparedFact[]; withNow: boolean }) {
  const { columns } = words
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.fact}</th>
          <th scope="col">{columns.before}</th>
          {withNow && <th scope="col">{columns.now}</th>}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, before, now, hasChanged }) => (
          <tr key={label} className={hasChanged ? 'asked__changed' : undefined}>
            <th scope="row">{label}</th>
            <td>{before ? unbrokenAmounts(before) : words.notThen}</td>
            {withNow && <td>{now === undefined ? words.noLonger : unbrokenAmounts(now)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A link that shows nothing. */
export function AskedTrouble({ trouble }: { trouble: 'forged' | 'over' }) {
  const { title, text } = words.trouble[trouble]
  return (
    <section className="wrap error-page">
      <PageStyle name="errorPages" />
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  )
}
