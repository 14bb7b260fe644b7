import * as z from 'zod'
import { accountPage } from './account-page.ts'
import { contentCatogory } from './content-catogory.ts'
import { contentDetail } from './content-detail.ts'
import { daysOff } from './days-off.ts'
import { dealsPage } from './deals-page.ts'
import { destinationPage } from './destination-page.ts'
import { fAQCategory, fAQItem, fAQPage } from './faq.ts'
import { formPage } from './form-page.ts'
import { homePage } from './home-page.ts'
import { hubPage } from './hub-page.ts'
import { leavePage } from './leave-page.ts'
import { footer, footerColumn, menu, menuGroup, menuItem, partnerMark } from './menus.ts'
import { newsArticle, newsMainPage } from './news.ts'
import { deal, promotion } from './offers.ts'
import { author } from './people.ts'
import { prosePage } from './prose-page.ts'
import { section } from './sections.ts'
import { settings } from './settings.ts'
import { terms } from './terms.ts'
import { translation } from './translation.ts'
import { slide, widget } from './widgets.ts'

/** Content types with an address of their own. */
const pages = {
  homePage,
  dealsPage,
  contentCatogory,
  contentDetail,
  destinationPage,
  hubPage,
  newsMainPage,
  newsArticle,
  fAQPage,
  prosePage,
  formPage,
  leavePage,
  accountPage,
}

/** Not there in a language without its body. */
const texts: (keyof typeof pages)[] = ['newsArticle', 'prosePage']

const lists: (keyof typeof pages)[] = ['contentCatogory', 'hubPage', 'newsMainPage', 'fAQPage']

const parts = {
  fAQCategory,
  fAQItem,
  deal,
  promotion,
  menu,
  menuGroup,
  menuItem,
  footer,
  footerColumn,
  partnerMark,
  widget,
  slide,
  section,
  settings,
  author,
  daysOff,
  translation,
  terms,
  folder: z.strictObject({}).meta({ words: 'fact' }),
}

export type ContentType = keyof typeof pages | keyof typeof parts

/** By alias. An alias may be any string, so there is no prototype to answer for one. */
export const schemas: Record<string, z.ZodObject | undefined> = Object.setPrototypeOf({ ...pages, ...parts }, null)

export const isPage = (alias: string): boolean => Object.hasOwn(pages, alias)

export const listsItsChildren = (alias: string): boolean => (lists as string[]).includes(alias)

export const isText = (alias: string): boolean => (texts as string[]).includes(alias)
