/*
 * The subject of a page as plain data: loaders put it in the page's head, `structured-data.ts` turns it into schema.org
 * terms. Money is sen, days are Malaysian calendar days, paths are clean public paths.
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
  /** The stops of a trip's map; a place with a page of its own has its path. */
  stops: ({ name: string; path: string | undefined } & Position)[]
  audience: string[]
  /** As the page shows them, without samples, which search engines must not get. */
  reviews: { by: string; text: string; rating: number | undefined; travelled: string | undefined }[]
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

/** Answers are plain text. */
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

export type DescribedPage = { url: string; description: string; image: string | undefined }
