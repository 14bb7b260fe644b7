import { Price } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { MarkedText } from '@agency/ui/formats/marked-text.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { searchResultsWords } from '@agency/words/search/results/words.ts'
import { island as siteSearch } from './browser/site-search.island.tsx'
import type { Result } from './hit.server.ts'
import { type Filter, resultsAddress } from './search-choices.ts'
import type { ResultsPage } from './search-page.server.ts'

export function SearchTemplate({ page, count }: { page: ResultsPage; count: string }) {
  const { question, suggestion, correction, lacking, total } = page
  const say = searchResultsWords()
  const words = <b dir="auto">{question}</b>
  return (
    <div className="wrap page-body page-body--plain">
      <PageStyle name="results" />
      <Breadcrumbs steps={page.head.breadcrumbs} />
      <PageHeader title={question ? say.title : page.title} subtitle={question ? undefined : page.subtitle}>
        <Island of={siteSearch} props={{ question }} when="touch" />
        {question && (
          <p className="results__count" role="status">
            {suggestion ? (
              <Sentence
                of={say.instead({
                  count,
                  question: words,
                  suggestion: <a href={searchFor(suggestion)}>{suggestion}</a>,
                })}
              />
            ) : (
              <>
                <Sentence of={say.found({ count, question: words })} />
                {correction && <Sentence of={say.meant(<a href={searchFor(correction)}>{correction}</a>)} />}
              </>
            )}
          </p>
        )}
      </PageHeader>
      {question && (total > 0 || page.isNarrowed) && (
        <div className={page.filters.length > 0 ? 'found found--filtered' : 'found'}>
          {page.filters.length > 0 && <Filters filters={page.filters} />}
          <Results page={page} />
        </div>
      )}
      {lacking && <WithoutOneWord {...lacking} />}
      {question && total === 0 && !lacking && !page.isNarrowed && <NothingFound nextSteps={page.nextSteps} />}
      {!question && <Prose html={page.html} />}
    </div>
  )
}

/** Links, so that every choice has an address. */
function Filters({ filters }: { filters: Filter[] }) {
  const say = searchResultsWords()
  const chosen = filters.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen).map(({ label }) => label))
  return (
    <details className="narrow">
      <summary>
        <Icon name="list-filter" /> {say.narrow} {chosen.length > 0 && <Tag>{chosen.join(' · ')}</Tag>}
      </summary>
      <nav aria-label={say.narrow}>
        {filters.map(({ label, all, options }) => (
          <div key={label}>
            <h2>{label}</h2>
            <ul>
              <li>
                <a href={all.href} aria-current={all.isChosen ? 'true' : undefined}>
                  {say.all}
                </a>
              </li>
              {options.map(option => (
                <li key={option.href}>
                  <a href={option.href} aria-current={option.isChosen ? 'true' : undefined}>
                    <span dir="auto">{option.label}</span> <small>{option.total}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}

function Results({ page: { question, results, total, choices, page, pages } }: { page: ResultsPage }) {
  const say = searchResultsWords()
  const address = (number: number) => resultsAddress(question, choices, number)
  return (
    <div>
      <ResultList results={results} start={(page - 1) * 10 + 1} />
      {results.length === 0 && (
        <p>
          <Sentence
            of={
              total > 0
                ? say.end(text => <a href={address(1)}>{text}</a>)
                : say.nothing(text => <a href={resultsAddress(question, {})}>{text}</a>)
            }
          />
        </p>
      )}
      <Pagination page={page} pages={pages} href={address} />
    </div>
  )
}

function WithoutOneWord({ word, rest, count, results }: NonNullable<ResultsPage['lacking']>) {
  return (
    <section className="without" aria-labelledby="without">
      <h2 id="without">
        <Sentence
          of={searchResultsWords().without({
            word: <q dir="auto">{word}</q>,
            results: <a href={searchFor(rest)}>{count}</a>,
          })}
        />
      </h2>
      <ResultList results={results} />
    </section>
  )
}

const searchFor = (question: string) => `/search?q=${encodeURIComponent(question)}`

function ResultList({ results, start }: { results: Result[]; start?: number }) {
  return (
    <ol className="results" start={start}>
      {results.map(result => (
        <li key={result.href + result.title}>
          <ResultLine result={result} />
        </li>
      ))}
    </ol>
  )
}

function ResultLine({
  result: { href, title, excerpt, lang, label, picture, price, priceWords, priceUnit },
}: {
  result: Result
}) {
  return (
    <article className="result">
      {picture && <Picture picture={picture} sizes="10rem" className="result__picture" decorative />}
      <div>
        <p className="result__label">{label}</p>
        <h2 className="result__title">
          <a href={href} dir="auto" lang={lang}>
            <MarkedText text={title} />
          </a>
        </h2>
        {excerpt && (
          <p className="result__excerpt" dir="auto" lang={lang}>
            <MarkedText text={excerpt} />
          </p>
        )}
        {(price !== undefined || priceWords) && (
          <p className="result__price">
            <Price sen={price} words={priceWords} unit={priceUnit} />
          </p>
        )}
      </div>
    </article>
  )
}

function NothingFound({ nextSteps }: { nextSteps: { name: string; href: string }[] }) {
  return (
    <div className="results__none">
      <p>{searchResultsWords().none}</p>
      <ul className="terms">
        {nextSteps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
