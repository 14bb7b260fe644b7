/** Pages that search engines should not show: they answer something a visitor has just done, or are for agents only. */
const unlisted = new Set(['/contactthanks', '/search', '/agent'])

/** Whether a page stays out of the site map and of search engines. */
export function isUnlisted(path: string): boolean {
  return unlisted.has(path)
}
