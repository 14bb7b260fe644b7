import type { ContentType } from '../../schemas/registry.ts'

export type Place = {
  label: string
  what: string
  shows: string
  children?: string
  /** Any if missing. */
  allowed?: ContentType[]
  examples: string[]
}

export const whereItShows: Record<ContentType, Place> = {
  homePage: {
    label: 'Home page',
    allowed: ['section'],
    what: 'The home page.',
    shows: 'At `/`. Above it the slides of `widgets/home-main.md`.',
    children: '`section`: its bands, in their order.',
    examples: ['/'],
  },
  dealsPage: {
    label: 'Page of offers',
    allowed: ['section'],
    what: 'A page of offers for one product or one audience.',
    shows: 'At its path, with the slides it names (`widgets/`) or its picture above.',
    children: '`section`: its bands. Without any, it shows the offers of its product, a row for each theme.',
    examples: ['/hotel-deals', '/scb'],
  },
  contentCatogory: {
    label: 'List of tours',
    allowed: ['contentDetail', 'folder'],
    what: 'The list of one family: a cruise line, a tour operator, tickets.',
    shows: 'At its path, with filters, order and pages. (The spelling of its name is that of the real system.)',
    children: '`contentDetail`. A page that names other families in `links` lists theirs instead.',
    examples: ['/ground-package', '/msc-cruises', '/tours', '/cruises'],
  },
  contentDetail: {
    label: 'Tour, sailing, stay or ticket',
    allowed: [],
    what: 'One tour, sailing, stay, plan or ticket.',
    shows: 'At its path below its family, as a card in the family’s list, and where menus and articles name it.',
    examples: ['/ground-package/langkawi-island-escape'],
  },
  destinationPage: {
    label: 'Place',
    what: 'A place people travel to.',
    shows: 'At its path; below `/malaysia-states` and `/thailand` as a card of the list too.',
    examples: ['/holidays-in-langkawi', '/thailand/phuket'],
  },
  hubPage: {
    label: 'Page that lists pages',
    what: 'A page that introduces the pages below it and lists them as cards.',
    shows: 'At its path.',
    children: 'Any pages.',
    examples: ['/services', '/studentportal'],
  },
  newsMainPage: {
    label: 'Blog or guide',
    allowed: ['newsArticle', 'folder'],
    what: 'The front page of a blog or guide.',
    shows: 'At its path, with its articles, newest first. `/blog` also has categories, tags, a search and feeds.',
    children: '`newsArticle`.',
    examples: ['/blog', '/studentportal/student-guide'],
  },
  newsArticle: {
    label: 'Article',
    allowed: [],
    what: 'An article of a blog or guide.',
    shows: 'At its path, in the lists of its blog, its category and its tags, in the feeds, in bands of the home page.',
    examples: ['/blog/penang-hawker-day'],
  },
  fAQPage: {
    label: 'Questions and answers',
    allowed: ['fAQCategory'],
    what: 'The page of questions and answers.',
    shows: 'At `/faq`; all answers open at `/faq-details`.',
    children: '`fAQCategory`.',
    examples: ['/faq'],
  },
  fAQCategory: {
    label: 'Subject of questions',
    allowed: ['fAQItem'],
    what: 'A subject of questions.',
    shows: 'As a part of `/faq`, and alone at `/faq/<slug>`.',
    children: '`fAQItem`.',
    examples: ['/faq/booking-and-payment'],
  },
  fAQItem: {
    label: 'Question',
    allowed: [],
    what: 'A question with its answer.',
    shows: 'In its category, alone at `/faq-details/<slug>`, and as a hit of its own in the search.',
    examples: ['/faq-details/how-to-pay'],
  },
  prosePage: {
    label: 'Page of text',
    what: 'A page of running text.',
    shows: 'At its path. `/sitemap`, `/search` and `/contactthanks` add what they are for below or beside the text.',
    examples: ['/tnc', '/services/visa-help'],
  },
  formPage: {
    label: 'Page with a form',
    what: 'A page with an enquiry form. Its words can be changed; its fields and their rules are fixed.',
    shows: 'At its path.',
    examples: ['/contactus', '/visa-request-form'],
  },
  leavePage: {
    label: 'Leave planner',
    allowed: [],
    what: 'The planner of days off around public holidays.',
    shows: 'At its path.',
    examples: ['/leave-planner'],
  },
  accountPage: {
    label: 'Log-in page',
    what: 'A log-in page.',
    shows: 'At its path.',
    examples: ['/Login', '/AgentLogin'],
  },
  deal: {
    label: 'Deal',
    allowed: [],
    what: 'An offer card.',
    shows:
      'Between its two days: in bands of the home page and of pages of offers that ask for its product or theme, on pages of places that have one of its tags, and in the search.',
    examples: ['/hotel-deals'],
  },
  promotion: {
    label: 'Promotion',
    allowed: [],
    what: 'A promotion with a countdown.',
    shows: 'While it runs, as the tag in the header of every page; of several, the first in their order.',
    examples: ['/'],
  },
  menu: {
    label: 'Menu',
    allowed: ['menuItem', 'menuGroup'],
    what: 'A menu. Its links are the items below it.',
    shows: 'By its key in the header, in the tour packages panel, in the user menu, or on the not-found page.',
    children: '`menuItem`; in the tour packages panel `menuGroup`.',
    examples: ['/'],
  },
  menuGroup: {
    label: 'Group of a menu',
    allowed: ['menuItem', 'partnerMark'],
    what: 'A titled group of links in a menu or in the footer.',
    shows: 'In the tour packages panel, in the mobile menu, in the footer (`partners`, `legal`).',
    children: '`menuItem`, or `partnerMark` in the group `partners`.',
    examples: ['/'],
  },
  menuItem: {
    label: 'Menu item',
    allowed: ['menuItem'],
    what: 'A link with a name.',
    shows: 'In its menu, group or column.',
    examples: ['/'],
  },
  footer: {
    label: 'Footer',
    allowed: ['footerColumn', 'menuGroup'],
    what: 'The footer. Its links are the columns and groups below it.',
    shows: 'On every page.',
    children: '`footerColumn`, and the `menuGroup`s `partners` and `legal`.',
    examples: ['/'],
  },
  footerColumn: {
    label: 'Column of the footer',
    allowed: ['menuItem'],
    what: 'A column of links.',
    shows: 'In the footer.',
    children: '`menuItem`.',
    examples: ['/'],
  },
  partnerMark: {
    label: 'Partner',
    allowed: [],
    what: 'A partner: a logo, or the name.',
    shows: 'In the footer.',
    examples: ['/'],
  },
  widget: {
    label: 'Row of slides',
    allowed: ['slide'],
    what: 'A row of slides. The slides are below it.',
    shows: 'On the home page and on the pages of offers that name it, above them or as a band.',
    children: '`slide`.',
    examples: ['/'],
  },
  slide: {
    label: 'Slide',
    allowed: [],
    what: 'One picture of a carousel, with text.',
    shows: 'In its row; a single slide is a banner.',
    examples: ['/'],
  },
  section: {
    label: 'Band of a page',
    allowed: [],
    what: 'A band of the home page or of a page of offers.',
    shows: 'On its parent page.',
    examples: ['/', '/hotel-deals'],
  },
  settings: {
    label: 'Settings of the site',
    allowed: [],
    what: 'The agency: its name, telephone numbers, mailboxes and licence.',
    shows: 'In the header and footer of every page, in titles, on forms.',
    examples: ['/'],
  },
  daysOff: {
    label: 'Days off',
    allowed: [],
    what: 'Public and school holidays that changed since the list of the site was made.',
    shows:
      'At once in the calendars of the search, in rows of offers for school holidays, and wherever days off are counted.',
    examples: ['/flights'],
  },
  author: {
    label: 'Author',
    allowed: [],
    what: 'A person who writes for the blog, plans journeys, or both.',
    shows:
      'At the articles that name the slug; planners at the journeys and places of their paths, and in the answer to an enquiry.',
    examples: ['/blog/penang-hawker-day', '/holidays-in-penang'],
  },
  translation: {
    label: 'Translation',
    allowed: [],
    what: 'The words of a page, or of a part of one, in Malay or Chinese. Prices, days, pictures and links stay those of the English.',
    shows:
      'At the address of the page in that language. What is missing, a draft, or made from earlier English shows in English.',
    examples: [],
  },
  terms: {
    label: 'Terms',
    allowed: [],
    what: 'The words of tables and the names of places in English, Malay and Chinese, with forms that translations must not use.',
    shows: 'In tables of prices, at meals, hotels and places of pages in Malay and Chinese.',
    examples: [],
  },
  folder: {
    label: 'Folder',
    what: 'Holds pages together. Its address is a part of theirs.',
    shows: 'Nowhere.',
    children: 'Any.',
    examples: [],
  },
}
