import { type PageType, pageTypes } from './page-type.ts'

const types = Object.keys(pageTypes) as PageType[]

/** All other pages count as `other`, so that requests cannot add rows. */
export const pageLabels = [...types, 'search', 'other'] as const

export type PageLabel = (typeof pageLabels)[number]

type Match = { id: string; loaderData?: unknown } | undefined

export function pageLabel(match: Match): PageLabel {
  const { page } = (match?.loaderData ?? {}) as { page?: { type?: unknown } }
  const label = pageLabels.find(one => one === page?.type)
  if (label) return label
  return match?.id.replace('routes/', '').startsWith('search') ? 'search' : 'other'
}
