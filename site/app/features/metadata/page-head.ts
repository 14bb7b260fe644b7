import type { Picture } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageSubject } from './json-ld/page-subject.ts'
import type { Translation } from './translations.ts'

export type Breadcrumb = { name: string; path: string }

/** Malaysian days. */
export type Notice = { text: string; from?: string | undefined; until: string }

export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Clean public path, for the canonical link. */
  path: string
  /** The number of a list's later page; it becomes part of the canonical link. */
  page?: number
  picture?: Picture
  breadcrumbs: Breadcrumb[]
  noIndex?: boolean
  /** The page in all its languages, when there are several. */
  translations?: Translation[]
  subject?: PageSubject
  notices?: Notice[]
  feedsOf?: { name: string; path: string }
}
