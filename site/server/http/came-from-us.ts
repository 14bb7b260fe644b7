/**
 * Whether a page was asked for by a page of ours or the booking site's, by what browsers say and other websites cannot
 * change. Redirects do not hide where a visit began.
 * @param origins Ours and the booking site's, for browsers that say no more than the page they come from.
 */
export function cameFromUs(headers: Headers, origins: string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'same-site'
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}
