import { Card } from '@agency/ui/cards/card.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { loadHub } from './hub.server.ts'

type HubPage = Awaited<ReturnType<typeof loadHub>>

export function HubTemplate({ page }: { page: HubPage }) {
  return (
    <>
      <PageBanner page={page} />
      <div className="wrap page-body">
        <div className="grid">
          {page.cards.map(card => (
            <Card key={card.href} card={card} heading="h2" />
          ))}
        </div>
        <Prose html={page.html} className="page-outro" />
      </div>
    </>
  )
}
