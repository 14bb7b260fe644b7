import type { Picture } from '../content/lenient-values.server.ts'

export type Breadcrumb = { name: string; path: string }

/** What the document head says about a page. */
export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Clean public path, for the canonical link. */
  path: string
  picture?: Picture
  breadcrumbs: Breadcrumb[]
  noIndex?: boolean
}
