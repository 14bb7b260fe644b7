import { Card, type CardModel } from '@agency/ui/cards/card.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { blogWords } from '@agency/words/pages/blog/words.ts'
import type { loadArticleChoice } from './article-choice.server.ts'
import { BlogSearch } from './blog-search.tsx'

type ArticleChoicePage = Awaited<ReturnType<typeof loadArticleChoice>>

export function ArticleChoiceTemplate({ page }: { page: ArticleChoicePage }) {
  return (
    <div className="wrap page-body page-body--plain">
      <PageStyle name="news" />
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <PageHeader title={page.title}>{page.kind === 'search' && <BlogSearch term={page.term} />}</PageHeader>
      {page.termCards.length > 0 && <Cards cards={page.termCards} />}
      {page.showsArticles && <Articles page={page} />}
    </div>
  )
}

function Articles({ page }: { page: ArticleChoicePage }) {
  const say = blogWords()
  return (
    <>
      {page.suggestion && (
        <p className="news-choice" role="status">
          <Sentence
            of={say.none({
              words: <b dir="auto">{page.term}</b>,
              suggestion: <a href={`/blog/search?q=${encodeURIComponent(page.suggestion)}`}>{page.suggestion}</a>,
            })}
          />
        </p>
      )}
      {page.cards.length === 0 && (
        <p>
          <Sentence of={say.nothing(text => <a href={page.blogPath}>{text}</a>)} />
        </p>
      )}
      <Cards cards={page.cards} />
      <Pagination
        page={page.page}
        pages={page.pages}
        href={number => (number > 1 ? `${page.path}?page=${number}` : page.path)}
      />
      {page.kind !== 'search' && (
        <p className="news-other">
          <a href={`/blog/${page.kind}`}>{page.kind === 'tags' ? say.allKeywords : say.allSubjects}</a>
        </p>
      )}
    </>
  )
}

function Cards({ cards }: { cards: CardModel[] }) {
  return (
    <div className="grid grid--wide">
      {cards.map(card => (
        <Card key={card.href} card={card} heading="h2" />
      ))}
    </div>
  )
}
