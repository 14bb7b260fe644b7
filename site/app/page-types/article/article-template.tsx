import { Price } from '@agency/ui/cards/price.tsx'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Reading } from '@agency/ui/layout/reading.tsx'
import { ActionBar } from '@agency/ui/navigation/action-bar.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { blogWords } from '@agency/words/pages/blog/words.ts'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { TermLinks } from '../news/term-links.tsx'
import { CardSection } from '../page/card-section.tsx'
import { Contents } from '../page/contents.tsx'
import type { ArticlePage } from './article.server.ts'

export function ArticleTemplate({ page }: { page: ArticlePage }) {
  const { cheapest } = page.whereTo
  const say = blogWords()
  return (
    <>
      <article className="wrap article">
        <PageStyle name="article" />
        <PageStyle name="news" />
        <Breadcrumbs steps={page.head.breadcrumbs} />
        <PageHeader
          title={page.title}
          subtitle={page.subtitle}
          above={
            page.category && (
              <p className="article__category">
                <a href={`/blog/categories/${encodeURIComponent(page.category.slug)}`}>{page.category.name}</a>
              </p>
            )
          }
        >
          <Byline page={page} />
        </PageHeader>
        {page.picture && (
          <Picture
            picture={page.picture}
            sizes="(min-width: 1240px) 1240px, 100vw"
            className="banner"
            frame="banner"
            priority
            wide
          />
        )}
        <Reading
          beside={
            <>
              <Contents title={say.inThis} entries={page.contents} />
              <HelpCard title={say.goThere} />
            </>
          }
        >
          <div className="article__text">
            <Prose html={page.html} />
            {page.tags.length > 0 && (
              <footer className="article__tags">
                <TermLinks kind="tags" terms={page.tags} label={say.keywords} />
              </footer>
            )}
            <AuthorNote page={page} />
            <Neighbours page={page} />
          </div>
        </Reading>
      </article>
      <CardSection id="trips" title={say.trips} cards={page.whereTo.cards} />
      <CardSection
        title={say.next}
        tone="sand"
        more={page.news && { href: page.news.path, text: say.all }}
        cards={page.related}
        layout="wide-grid"
      />
      {cheapest && (
        <ActionBar href="#trips" action={say.seeTrips}>
          <p>
            {cheapest.name} <Price sen={cheapest.price} unit={cheapest.unit} />
          </p>
        </ActionBar>
      )}
    </>
  )
}

function Byline({ page }: { page: ArticlePage }) {
  const say = blogWords()
  return (
    <p className="page-head__date">
      {page.author && (
        <>
          <Sentence of={say.by(<b>{page.author.name}</b>)} /> ·{' '}
        </>
      )}
      {page.published && (
        <>
          <time dateTime={page.published}>{formatDay(page.published)}</time> ·{' '}
        </>
      )}
      {say.minutes(page.minutes)}
      {page.updated && (
        <>
          {' '}
          · <Sentence of={say.updated(<time dateTime={page.updated}>{formatDay(page.updated)}</time>)} />
        </>
      )}
    </p>
  )
}

function AuthorNote({ page: { author } }: { page: ArticlePage }) {
  if (!author?.bio) return null
  return (
    <aside className="author-note" aria-label={blogWords().author}>
      {author.image ? (
        <Picture picture={author.image} sizes="4.5rem" className="author-note__mark" decorative />
      ) : (
        <span className="author-note__mark" aria-hidden="true">
          {initials(author.name)}
        </span>
      )}
      <p>
        <b>{author.name}</b>
        {author.role && <span className="author-note__role"> {author.role}</span>}
        <br />
        {author.bio}
      </p>
    </aside>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.at(-1)].map(word => [...(word ?? '')][0]).join('')
}

function Neighbours({ page: { previous, next } }: { page: ArticlePage }) {
  const say = blogWords()
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={say.neighbours}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="arrow-left" size={18} /> {say.earlier}
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="neighbours__next">
          <span>
            {say.later} <Icon name="arrow-right" size={18} />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  )
}
