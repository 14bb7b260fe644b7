import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { loadArticleChoice } from './article-choice.server.ts'
import { BlogSearch } from './blog-search.tsx'

type ArticleChoicePage = Awaited<ReturnType<typeof loadArticleChoice>>

export function ArticleChoiceTemplate({ page }: { page: ArticleChoicePage }) {
  return (
    <div className="wrap page-body page-body--plain">
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.kind === 'search' && <BlogSearch term={page.term} />}
      </header>
      {!page.showsArticles && <Terms page={page} />}
      {page.showsArticles && page.cards.length === 0 && (
        <p>
          Nothing yet. Try other words, or <a href="/blog">read the newest articles</a>.
        </p>
      )}
      {page.showsArticles && (
        <div className="grid grid--wide">
          {page.cards.map(card => (
            <Card key={card.href} card={card} heading="h2" />
          ))}
        </div>
      )}
      {page.showsArticles && (
        <Pagination page={page.page} pages={page.pages} href={number => `${page.path}?page=${number}`} />
      )}
    </div>
  )
}

function Terms({ page }: { page: ArticleChoicePage }) {
  return (
    <ul className="terms">
      {page.terms.map(({ slug, name, count }) => (
        <li key={slug}>
          <a href={`/blog/${page.kind}/${slug}`}>
            {name} {count !== undefined && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
