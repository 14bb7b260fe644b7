import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Reading } from '@agency/ui/layout/reading.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { languages, tagOf } from '@agency/words/languages.ts'
import { sitePageWords } from '@agency/words/pages/site/words.ts'
import { pageWords } from '@agency/words/shell/page/words.ts'
import { privacyWords } from '@agency/words/trust/privacy/words.ts'
import type { Translation } from '../../features/metadata/translations.ts'
import { TermsOfKinds } from '../../features/site-settings/terms/terms-table.tsx'
import { DataOfficer } from '../../features/site-settings/trust/data-officer.tsx'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { SellerStatement } from '../../features/site-settings/trust/seller-statement.tsx'
import { Contents } from '../page/contents.tsx'
import type { loadProse, TreeGroup, TreePage } from './prose.server.ts'

type ProsePage = Awaited<ReturnType<typeof loadProse>>

export function ProseTemplate({ page }: { page: ProsePage }) {
  const say = pageWords()
  const { measuring } = privacyWords()
  return (
    <article className="wrap prose-page">
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <PageHeader title={page.title} subtitle={page.subtitle}>
        {page.subtitle2 && <p dir="auto">{page.subtitle2}</p>}
        {page.updated && <p className="page-head__date">{say.lastChanged(formatDay(page.updated))}</p>}
      </PageHeader>
      <Reading
        picture={page.picture && <Picture picture={page.picture} sizes="(min-width: 1000px) 340px, 100vw" priority />}
        beside={<Beside page={page} />}
      >
        <Prose html={page.html} />
        <TermsOfKinds kinds={page.terms} />
        <SellerStatement texts={page.seller} />
        {page.national && <InNationalLanguage page={page.national} />}
        {page.isPrivacyNotice && (
          <div className="prose">
            {page.measuring && (
              <>
                <h2>{measuring.title}</h2>
                <p>{measuring.text(page.measuring)}</p>
              </>
            )}
            <DataOfficer language={currentLanguage()} />
          </div>
        )}
        <SiteTree groups={page.tree} />
      </Reading>
    </article>
  )
}

function Beside({ page: { contents } }: { page: ProsePage }) {
  return (
    <>
      <Contents title={pageWords().onThisPage} entries={contents} />
      <HelpCard title={sitePageWords().question} />
    </>
  )
}

/** The page whose statements the law asks for. */
function InNationalLanguage({ page: { language, path } }: { page: Translation }) {
  return (
    <p>
      <a href={path} lang={tagOf(language)} hrefLang={tagOf(language)}>
        {languages[language].name}
      </a>
    </p>
  )
}

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
          {more > 0 && <a href={path}>{sitePageWords().moreIn({ pages: more, of: name })}</a>}
        </li>
      ))}
    </ul>
  )
}
