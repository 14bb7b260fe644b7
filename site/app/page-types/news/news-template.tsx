import { Card } from '@agency/ui/cards/card.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { blogWords } from '@agency/words/pages/blog/words.ts'
import { PageBanner } from '../page/page-banner.tsx'
import { BlogSearch } from './blog-search.tsx'
import type { NewsPage } from './news.server.ts'
import { TermLinks } from './term-links.tsx'

export function NewsTemplate({ page }: { page: NewsPage }) {
  const say = blogWords()
  const isStart = page.page === 1 && !page.month
  return (
    <>
      <PageStyle name="news" />
      <PageBanner page={page} />
      <div className="wrap page-body">
        {isStart && <Prose html={page.html} className="page-intro" />}
        {page.head.feedsOf && <BlogTools page={page} />}
        {page.month && (
          <p className="news-choice">
            <Sentence of={say.ofMonth({ count: page.total, month: <b>{page.month.name}</b> })} />{' '}
            <a href={page.path}>{say.showAll}</a>
          </p>
        )}
        {page.cards.length === 0 && <p>{say.empty}</p>}
        <div className="grid grid--wide grid--lead">
          {page.cards.map((card, position) => (
            <Card key={card.href} card={card} heading="h2" priority={position < 2} />
          ))}
        </div>
        <Pagination page={page.page} pages={page.pages} href={number => pageAddress(page, number)} />
        <Archive page={page} />
      </div>
    </>
  )
}

function BlogTools({ page }: { page: NewsPage }) {
  return (
    <div className="news-tools">
      <BlogSearch />
      <TermLinks kind="categories" terms={page.categories} label={blogWords().subjects} />
      <a className="news-tools__feed" href="/blog/feed.xml">
        <Icon name="rss" size={18} /> {blogWords().feed}
      </a>
    </div>
  )
}

function pageAddress({ path, month }: NewsPage, number: number): string {
  const query = new URLSearchParams()
  if (month) query.set('month', month.value)
  if (number > 1) query.set('page', String(number))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Links to older articles by month. Their addresses are queries, which cannot collide with an article's segment. */
function Archive({ page }: { page: NewsPage }) {
  if (page.months.length === 0) return null
  return (
    <details className="archive" open={page.month !== undefined || undefined}>
      <summary>
        {blogWords().byMonth} <Icon name="chevron-down" />
      </summary>
      <ul>
        {page.months.map(({ month, name, count }) => (
          <li key={month}>
            <a href={`${page.path}?month=${month}`} aria-current={month === page.month?.value ? 'page' : undefined}>
              {name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
