/*
 * What a page is about, as plain data. Loaders say it in the page's head; `structured-data.ts` turns it into what search
 * engines read. Money is sen, days are Malaysian calendar days, paths are clean public paths.
 */

/** A tour, cruise, ticket or plan. With days it is a trip, without a product. */
export type OfferSubject = {
  kind: 'offer'
  name: string
  family: string | undefined
  price: number | undefined
  validFrom: string | undefined
  validUntil: string | undefined
  isOver: boolean
  days: { title: string }[]
  /** Where the way of a trip leads, as its map shows it; a place with a page of its own has its path. */
  stops: ({ name: string; path: string | undefined } & Position)[]
  audience: string[]
  /** As the page shows them, and never samples: what was made up is nothing to tell search engines. */
  reviews: { by: string; text: string; rating: number | undefined; travelled: string | undefined }[]
  /** The mean of all ratings, where there are enough. */
  rating: { rating: string; count: number } | undefined
}

type Position = { latitude: number; longitude: number }

export type DestinationSubject = {
  kind: 'destination'
  name: string
  country: string
  position: Position | undefined
  sights: ({ name: string } & Position)[]
}

/** Questions with their answers as plain text. */
export type QuestionsSubject = { kind: 'questions'; questions: { question: string; answer: string; path: string }[] }

export type ArticleSubject = {
  kind: 'article'
  headline: string
  published: string | undefined
  updated: string | undefined
  author: { name: string; role: string } | undefined
  section: string | undefined
  tags: string[]
  words: number
  minutes: number
}

/** One page of a list. `before` counts the items on the pages before this one. */
export type ListSubject = {
  kind: 'list'
  name: string
  items: { name: string; path: string }[]
  before: number
  total: number
}

export type PageSubject = OfferSubject | DestinationSubject | QuestionsSubject | ArticleSubject | ListSubject

/** What every description of a page's subject says about the page. */
export type DescribedPage = { url: string; description: string; image: string | undefined }
