import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Reading } from '@agency/ui/layout/reading.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { TermsOfKinds } from '../../features/site-settings/terms/terms-table.tsx'
import { DataOfficer } from '../../features/site-settings/trust/data-officer.tsx'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { Contents } from '../page/contents.tsx'
import type { loadProse, TreeGroup, TreePage } from './prose.server.ts'

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
        <TermsOfKinds kinds={page.terms} />
        {page.isPrivacyNotice && (
          <div className="prose">
            <DataOfficer language={page.language === 'ms-MY' ? 'ms' : 'en'} />
          </div>
        )}
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

/** Every page of the site as nested lists. */
function SiteTree({ groups }: { groups: TreeGroup[] }) {
  if (groups.length === 0) return null
  return (
    <>
      <PageStyle name="site-tree" />
      {groups.map(({ title, pages }) => (
        <section key={title} className="site-tree">
          <h2>{title}</h2>
          <Pages pages={pages} />
        </section>
      ))}
    </>
  )
}

function Pages({ pages }: { pages: TreePage[] }) {
  return (
    <ul>
      {pages.map(({ name, path, below, more }) => (
        <li key={path} className={below.length > 0 ? 'site-tree__branch' : undefined}>
          <a href={path}>{name}</a>
          {below.length > 0 && <Pages pages={below} />}
          {more > 0 && (
            <a href={path}>
              {more} more in {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
