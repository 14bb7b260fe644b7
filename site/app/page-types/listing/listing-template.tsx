import { Card } from '@agency/ui/cards/card.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { listingWords } from '@agency/words/offers/listing/words.ts'
import { PageBanner } from '../page/page-banner.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingPage } from './listing.server.ts'

export function ListingTemplate({ page }: { page: ListingPage }) {
  return (
    <>
      <PageStyle name="listing" />
      <PageBanner page={page} />
      <div className="wrap listing" data-listing>
        <FilterForm page={page} />
        <div className="listing__results" id="results" tabIndex={-1}>
          <p className="listing__count" role="status" data-part="count">
            {page.count}
            {page.isFiltered && <a href={page.path}>{listingWords().everything}</a>}
          </p>
          <div data-part="found">
            {page.cards.length === 0 && <NothingFound page={page} />}
            <div className="grid">
              {page.cards.map((card, position) => (
                <Card key={card.href} card={card} heading="h2" priority={position < 2} />
              ))}
            </div>
            <Pagination page={page.page} pages={page.pages} href={number => pageAddress(page, number)} />
          </div>
        </div>
      </div>
      {page.page === 1 && !page.isFiltered && page.html && (
        <Section title={listingWords().about(page.noun.many)} tone="sand">
          <div className="listing__about">
            <Prose html={page.html} />
            <dl className="reasons">
              {page.whyChoose.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Section>
      )}
    </>
  )
}

function NothingFound({ page }: { page: ListingPage }) {
  const say = listingWords()
  const ask = (text: string) => <a href="/contactus">{text}</a>
  if (!page.isFiltered) {
    return (
      <div className="nothing-found">
        <h2>{say.nothing}</h2>
        <p>
          <Sentence of={say.soon({ things: page.noun.many, ask })} />
        </p>
      </div>
    )
  }
  return (
    <div className="nothing-found">
      <h2>{say.noFit(page.noun.one)}</h2>
      <p>
        <Sentence of={say.takeAway({ all: text => <a href={page.path}>{text}</a>, ask })} />
      </p>
    </div>
  )
}

function pageAddress(page: ListingPage, number: number): string {
  const query = new URLSearchParams(page.query)
  query.delete('page')
  if (number > 1) query.set('page', String(number))
  return query.size > 0 ? `${page.path}?${query}#results` : page.path
}
