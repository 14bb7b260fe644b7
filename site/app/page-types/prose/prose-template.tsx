import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Reading } from '@agency/ui/layout/reading.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { Contents } from '../page/contents.tsx'
import type { loadProse } from './prose.server.ts'
import { SiteTree } from './site-tree.tsx'

type ProsePage = Awaited<ReturnType<typeof loadProse>>

export function ProseTemplate({ page }: { page: ProsePage }) {
  return (
    <article className="wrap prose-page" lang={page.language}>
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <PageHeader title={page.title} subtitle={page.subtitle}>
        {page.subtitle2 && <p dir="auto">{page.subtitle2}</p>}
        {page.updated && <p className="page-head__date">Last changed on {formatDay(page.updated)}</p>}
      </PageHeader>
      <Reading
        picture={page.picture && <Picture picture={page.picture} sizes="(min-width: 1000px) 340px, 100vw" />}
        beside={<Beside page={page} />}
      >
        <Prose html={page.html} />
        <SiteTree groups={page.tree} />
      </Reading>
    </article>
  )
}

function Beside({ page: { language, contents } }: { page: ProsePage }) {
  return (
    <>
      <Contents title={language === 'ms-MY' ? 'Dalam halaman ini' : 'On this page'} entries={contents} />
      {!language && <HelpCard title="A question about this?" />}
    </>
  )
}
