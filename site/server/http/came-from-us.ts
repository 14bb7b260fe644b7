/**
 * Reads headers that other websites cannot change, also across redirects.
 * @param origins For browsers that send only `Referer`.
 */
export function cameFromUs(headers: Headers, origins: string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'same-site'
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}
