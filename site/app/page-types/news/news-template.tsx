import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Prose } from '../../ui/prose.tsx'
import { PageBanner } from '../page-banner.tsx'
import { BlogSearch } from './blog-search.tsx'
import type { loadNews } from './news.server.ts'

type NewsPage = Awaited<ReturnType<typeof loadNews>>

export function NewsTemplate({ page }: { page: NewsPage }) {
  return (
    <>
      <PageBanner head={page.head} title={page.title} subtitle={page.subtitle} picture={page.picture} />
      <div className="wrap page-body">
        <Prose html={page.html} className="page-intro" />
        {page.path === '/blog' && (
          <div className="news-tools">
            <BlogSearch />
            <ul className="terms">
              {page.categories.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`/blog/categories/${slug}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {page.cards.length === 0 && <p>There is nothing here yet.</p>}
        <div className="grid grid--wide">
          {page.cards.map(card => (
            <Card key={card.href} card={card} heading="h2" />
          ))}
        </div>
        <Pagination page={page.page} pages={page.pages} href={number => `${page.path}?page=${number}`} />
      </div>
    </>
  )
}
