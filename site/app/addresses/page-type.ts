type PageTypeEntry = {
  /** Installations differ in the case of letters. */
  alias: string
  shows: string
  /** Subjects have the order of this table in the list of all pages. */
  subject: string
  /** The label of search hits; without it, hits of the type have none. */
  label?: string
  /** A page of the sample content, for the README and the tests of every page. */
  example: string
  /** For lists: the page type of unknown content types below it. */
  below?: 'detail' | 'article'
}

const table = {
  home: { alias: 'homePage', shows: 'home and deals', subject: 'Deals', example: '/' },
  deals: { alias: 'dealsPage', shows: 'home and deals', subject: 'Deals', label: 'Offers', example: '/flight-deals' },
  listing: {
    alias: 'contentCatogory',
    shows: 'listing with filters',
    subject: 'Tours, cruises, tickets and cover',
    label: 'Tours and tickets',
    example: '/ground-package',
    below: 'detail',
  },
  detail: {
    alias: 'contentDetail',
    shows: 'detail',
    subject: 'Tours, cruises, tickets and cover',
    example: '/ground-package/langkawi-island-escape',
  },
  destination: {
    alias: 'destinationPage',
    shows: 'destination',
    subject: 'Destinations',
    label: 'Place',
    example: '/holidays-in-penang',
  },
  hub: {
    alias: 'hubPage',
    shows: 'page with cards of its children',
    subject: 'Services and guides',
    example: '/malaysia-states',
  },
  news: {
    alias: 'newsMainPage',
    shows: 'blog or guide',
    subject: 'To read',
    label: 'Articles',
    example: '/blog',
    below: 'article',
  },
  article: { alias: 'newsArticle', shows: 'article', subject: 'To read', example: '/blog/long-weekends-2027' },
  faq: {
    alias: 'fAQPage',
    shows: 'questions and answers',
    subject: 'Help and legal notices',
    label: 'Questions',
    example: '/faq',
  },
  prose: { alias: 'prosePage', shows: 'text', subject: 'Help and legal notices', example: '/tnc' },
  form: {
    alias: 'formPage',
    shows: 'form',
    subject: 'Contact and requests',
    label: 'Form',
    example: '/contactus',
  },
  leave: {
    alias: 'leavePage',
    shows: 'days off by state and month',
    subject: 'Services and guides',
    label: 'Planner',
    example: '/leave-planner',
  },
  account: { alias: 'accountPage', shows: 'log-in and sign-up', subject: 'Your account', example: '/Login' },
} satisfies Record<string, PageTypeEntry>

export type PageType = keyof typeof table

/** A new page type is a line here and a folder in `page-types/`; the compiler names the missing parts. */
export const pageTypes: Readonly<Record<PageType, PageTypeEntry>> = table
