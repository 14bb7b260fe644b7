/** Other websites cannot change these headers. `origins` are for browsers that send only `Referer`. */
export function cameFromUs(headers: Headers, origins: string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'same-site'
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}
