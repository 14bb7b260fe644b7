/** Pages that answer a visitor's action, or are for agents only. */
const unlisted = new Set(['/contactthanks', '/search', '/agent'])

/** Unlisted pages are not in the site map, and search engines must not index them. */
export function isUnlisted(path: string): boolean {
  return unlisted.has(path)
}
