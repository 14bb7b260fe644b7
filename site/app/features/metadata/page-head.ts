import type { Picture } from '../../clients/content/readers/lenient-values.server.ts'
import type { Language } from '../site-settings/messages/message-types.ts'
import type { PageSubject } from './json-ld/page-subject.ts'
import type { Translation } from './translations.ts'

export type Breadcrumb = { name: string; path: string }

/** What the document head says about a page. */
export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Clean public path, for the canonical link. */
  path: string
  /** Which page of a list this is, when it is not the first; a part of the canonical link then. */
  page?: number
  picture?: Picture
  breadcrumbs: Breadcrumb[]
  noIndex?: boolean
  /** What the page is written in, when it is not the main language. */
  language?: Language
  /** The page in all its languages, when there are several. */
  translations?: Translation[]
  /** What the page is about, for search engines. */
  subject?: PageSubject
  /** The news page whose feeds this page announces. */
  feedsOf?: { name: string; path: string }
}
