/** One page type, besides its folder. */
type PageTypeEntry = {
  /** The alias of its content type; installations differ in the case of letters. */
  alias: string
  /** A description for the table of the README. */
  shows: string
  /** Its subject in the list of all pages; subjects have the order of this table. */
  subject: string
  /** The label of its search hits; hits of other page types have none. */
  label?: string
  /** A page of it that exists in the sample content: shown in the README, opened by the tests of every page. */
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

/**
 * Every page type, a line each. A new one is a folder in `page-types/` with its schema, loader, template and test, and a line
 * here; the compiler then names the loader and the template that are missing.
 */
export const pageTypes: Readonly<Record<PageType, PageTypeEntry>> = table
