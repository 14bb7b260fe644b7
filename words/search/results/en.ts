import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

/** The results of the site's own search. */
export const en = {
  title: 'Search results',
  search: 'Search',
  description: 'Search all pages, offers, articles and answers on this site.',
  titled: (question: string) => `Search: ${question}`,
  described: ({ count, question }: { count: string; question: string }) => `${count} on this site for ${question}.`,
  count: (total: number) =>
    total >= 1000
      ? 'More than 1,000 results'
      : total === 1
        ? '1 result'
        : total === 0
          ? 'No results'
          : `${total} results`,
  found: ({ count, question }: { count: string; question: ReactNode }): ReactNode[] => [`${count} for `, question],
  meant: (correction: ReactNode): ReactNode[] => ['. Did you mean ', correction, '?'],
  instead: ({
    count,
    question,
    suggestion,
  }: {
    count: string
    question: ReactNode
    suggestion: ReactNode
  }): ReactNode[] => ['Nothing for ', question, `. ${count} for `, suggestion, ':'],
  without: ({ word, results }: Record<'word' | 'results', ReactNode>): ReactNode[] => ['Without ', word, ': ', results],
  narrow: 'Narrow down',
  all: 'All',
  what: 'What',
  where: 'Where',
  when: 'When',
  kinds: { offer: 'Offers', place: 'Places', article: 'Articles', answer: 'Questions and answers' },
  end: (first: Link): ReactNode[] => ['There are no more results. ', first('Back to the first results')],
  nothing: (all: Link): ReactNode[] => ['Nothing has all that you chose. ', all('Show all results')],
  none: 'Try fewer or other words: a place, a dish, a month, a ship. Or go on from here:',
  /** The label of a hit, by its content type or page type. */
  labels: {
    deal: 'Offer',
    faqitem: 'Question',
    deals: 'Offers',
    listing: 'Tours and tickets',
    destination: 'Place',
    news: 'Articles',
    faq: 'Questions',
    form: 'Form',
    leave: 'Planner',
    page: 'Page',
  },
}
