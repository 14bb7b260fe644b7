/** What pages are called in figures. Everything else is `other`, so that nobody can add rows. */
export const pageLabels = [
  'deals',
  'listing',
  'detail',
  'destination',
  'hub',
  'news',
  'article',
  'faq',
  'form',
  'prose',
  'account',
  'search',
  'other',
] as const

type Match = { id: string; loaderData?: unknown } | undefined

/**
 * The kind of a page for figures: its page type, `search` for the search pages, `other` for what has none.
 * @param match The last route of the page, with what its loader gave.
 */
export function pageLabel(match: Match): string {
  const { page } = (match?.loaderData ?? {}) as { page?: { type?: unknown } }
  if (typeof page?.type === 'string' && (pageLabels as readonly string[]).includes(page.type)) return page.type
  return match?.id.replace('routes/', '').startsWith('search') ? 'search' : 'other'
}
