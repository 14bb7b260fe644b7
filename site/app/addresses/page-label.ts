import { type PageType, pageTypes } from './page-type.ts'

const types = Object.keys(pageTypes) as PageType[]

/** Labels of pages in metrics. All others are `other`, so that requests cannot add rows. */
export const pageLabels = [...types, 'search', 'other'] as const

type Match = { id: string; loaderData?: unknown } | undefined

/**
 * The label of a page in metrics: its page type, `search` for search pages, `other` otherwise.
 * @param match The last route of the page, with its loader data.
 */
export function pageLabel(match: Match): string {
  const { page } = (match?.loaderData ?? {}) as { page?: { type?: unknown } }
  if (typeof page?.type === 'string' && (pageLabels as readonly string[]).includes(page.type)) return page.type
  return match?.id.replace('routes/', '').startsWith('search') ? 'search' : 'other'
}
