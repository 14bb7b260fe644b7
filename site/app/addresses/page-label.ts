import { type PageType, pageTypes } from './page-type.ts'

const types = Object.keys(pageTypes) as PageType[]

/** All other pages count as `other`, so that requests cannot add rows. */
export const pageLabels = [...types, 'search', 'other'] as const

type Match = { id: string; loaderData?: unknown } | undefined

export function pageLabel(match: Match): string {
  const { page } = (match?.loaderData ?? {}) as { page?: { type?: unknown } }
  if (typeof page?.type === 'string' && (pageLabels as readonly string[]).includes(page.type)) return page.type
  return match?.id.replace('routes/', '').startsWith('search') ? 'search' : 'other'
}
