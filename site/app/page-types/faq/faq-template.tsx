import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Reading } from '@agency/ui/layout/reading.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { questionWords } from '@agency/words/pages/questions/words.ts'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { FaqPage } from './faq.server.ts'
import { island as faqFilter } from './faq-filter.island.tsx'
import type { Question } from './faq-questions.server.ts'
import { EveryQuestion, FaqTools } from './faq-tools.tsx'

/** All questions have a banner; a category or a single answer has none. */
export function FaqTemplate({ page }: { page: FaqPage }) {
  const isPart = page.head.path !== page.path
  return (
    <>
      <PageStyle name="news" />
      <PageStyle name="faq" />
      {!isPart && <PageBanner page={page} />}
      <div className={isPart ? 'wrap page-body page-body--plain' : 'wrap page-body'}>
        {isPart && (
          <>
            <Breadcrumbs steps={page.head.breadcrumbs} />
            <PageHeader title={page.title} />
          </>
        )}
        <Reading beside={<HelpCard title={questionWords().still} />}>
          {page.more ? <SingleAnswer page={page} more={page.more} /> : <Answers page={page} />}
        </Reading>
      </div>
    </>
  )
}

function Answers({ page }: { page: FaqPage }) {
  return (
    <>
      <Tools page={page} />
      <Prose html={page.html} />
      {page.categories.map(({ name, slug, questions }) => (
        <section key={slug} id={slug} className="faq__category" data-faq-category>
          <h2 className={page.title === name ? 'visually-hidden' : undefined}>{name}</h2>
          {questions.map(question => (
            <Answer key={question.slug} question={question} open={page.openAll} />
          ))}
        </section>
      ))}
    </>
  )
}

/** Filters in the browser where the page has every question; elsewhere, and without script, on the server. */
function Tools({ page: { subjects, query, path, hasAll, head, categories } }: { page: FaqPage }) {
  const tools = { subjects, query, path, here: head.path }
  if (hasAll) return <Island of={faqFilter} props={tools} when="touch" />
  const say = questionWords()
  const count = categories.reduce((sum, { questions }) => sum + questions.length, 0)
  const status = (
    <>
      {query && say.countFor({ count: say.count(count), words: query })}
      <EveryQuestion path={path} />
    </>
  )
  return <FaqTools {...tools} status={status} />
}

/** The id is inside the `details`, so that a browser opens it for a link. */
function Answer({ question: { question, answer, slug }, open }: { question: Question; open: boolean }) {
  return (
    <details className="faq__question" open={open || undefined} data-faq-question>
      <summary id={`${slug}-question`} dir="auto">
        {question} <Icon name="chevron-down" />
      </summary>
      <div id={slug} className="faq__answer">
        <Prose html={answer} />
        <p className="faq__link">
          <a
            id={`${slug}-link`}
            href={`/faq-details/${encodeURIComponent(slug)}`}
            aria-labelledby={`${slug}-link ${slug}-question`}
          >
            {questionWords().link}
          </a>
        </p>
      </div>
    </details>
  )
}

function SingleAnswer({ page, more }: { page: FaqPage; more: NonNullable<FaqPage['more']> }) {
  return (
    <>
      <h2 className="visually-hidden">{questionWords().answer}</h2>
      <Prose html={page.categories[0]?.questions[0]?.answer ?? ''} />
      <More more={more} path={page.path} />
    </>
  )
}

function More({ more, path }: { more: NonNullable<FaqPage['more']>; path: string }) {
  const say = questionWords()
  return (
    <nav className="faq__more" aria-labelledby="faq-more">
      <h2 id="faq-more">{say.more(more.name)}</h2>
      {more.questions.length > 0 && (
        <ul>
          {more.questions.map(({ question, slug }) => (
            <li key={slug}>
              <a href={`/faq-details/${encodeURIComponent(slug)}`}>{question}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Sentence
          of={say.onward({
            subject: more.name,
            about: text => <a href={more.path}>{text}</a>,
            every: text => <a href={path}>{text}</a>,
          })}
        />
      </p>
    </nav>
  )
}
