export type Subject = 'deals' | 'offers' | 'places' | 'services' | 'reading' | 'help' | 'contact' | 'account'

type PageTypeEntry = {
  /** Installations differ in the case of letters. */
  alias: string
  shows: string
  /** Subjects have the order of this table in the list of all pages. */
  subject: Subject
  /** A page of the sample content, for the README and the tests of every page. */
  example: string
  /** For lists: the page type of unknown content types below it. */
  below?: 'detail' | 'article'
}

const table = {
  home: { alias: 'homePage', shows: 'home and deals', subject: 'deals', example: '/' },
  deals: { alias: 'dealsPage', shows: 'home and deals', subject: 'deals', example: '/flight-deals' },
  listing: {
    alias: 'contentCatogory',
    shows: 'listing with filters',
    subject: 'offers',
    example: '/ground-package',
    below: 'detail',
  },
  detail: {
    alias: 'contentDetail',
    shows: 'detail',
    subject: 'offers',
    example: '/ground-package/langkawi-island-escape',
  },
  destination: {
    alias: 'destinationPage',
    shows: 'destination',
    subject: 'places',
    example: '/holidays-in-penang',
  },
  hub: {
    alias: 'hubPage',
    shows: 'page with cards of its children',
    subject: 'services',
    example: '/malaysia-states',
  },
  news: {
    alias: 'newsMainPage',
    shows: 'blog or guide',
    subject: 'reading',
    example: '/blog',
    below: 'article',
  },
  article: { alias: 'newsArticle', shows: 'article', subject: 'reading', example: '/blog/long-weekends-2027' },
  faq: {
    alias: 'fAQPage',
    shows: 'questions and answers',
    subject: 'help',
    example: '/faq',
  },
  prose: { alias: 'prosePage', shows: 'text', subject: 'help', example: '/tnc' },
  form: {
    alias: 'formPage',
    shows: 'form',
    subject: 'contact',
    example: '/contactus',
  },
  leave: {
    alias: 'leavePage',
    shows: 'days off by state and month',
    subject: 'services',
    example: '/leave-planner',
  },
  account: { alias: 'accountPage', shows: 'log-in and sign-up', subject: 'account', example: '/Login' },
} satisfies Record<string, PageTypeEntry>

export type PageType = keyof typeof table

/** A new page type is a line here and a folder in `page-types/`; the compiler names the missing parts. */
export const pageTypes: Readonly<Record<PageType, PageTypeEntry>> = table
