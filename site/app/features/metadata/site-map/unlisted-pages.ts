/** Pages that nobody should find by a search engine: they answer something a visitor has just done. */
const unlisted = new Set(['/contactthanks', '/search'])

/** Whether a page stays out of the site map and of search engines. */
export function isUnlisted(path: string): boolean {
  return unlisted.has(path)
}
