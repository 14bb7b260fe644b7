import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { formatDay } from '../../ui/malaysian-day.ts'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { loadArticle } from './article.server.ts'

type ArticlePage = Awaited<ReturnType<typeof loadArticle>>

export function ArticleTemplate({ page }: { page: ArticlePage }) {
  return (
    <article className="wrap article">
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.subtitle && <p className="page-head__subtitle">{page.subtitle}</p>}
        <p className="page-head__date">
          {page.published && `${formatDay(page.published)} · `}
          {page.minutes} min read
        </p>
      </header>
      {page.picture && (
        <Picture picture={page.picture} sizes="(min-width: 1240px) 1240px, 100vw" className="banner" priority />
      )}
      <Prose html={page.html} />
    </article>
  )
}
