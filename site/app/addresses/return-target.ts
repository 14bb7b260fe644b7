/**
 * The target of a redirect, as an address that browsers read as it was checked here. `scripts/rules/redirects.ts` lets nothing
 * else be redirected to.
 * @param asked An absolute address or a path; anything.
 * @param origins Addresses whose origins are allowed; the first one stands for relative paths.
 * @returns A path on our own origin, an absolute address on another allowed one, or `/`.
 */
export function returnTarget(asked: string | undefined, origins: string[]): string {
  const [own = 'http://localhost'] = origins
  if (!asked || !URL.canParse(asked, own)) return '/'
  const url = new URL(asked, own)
  const allowed = origins.map(address => new URL(address).origin)
  if (!/^https?:$/.test(url.protocol) || url.username || !allowed.includes(url.origin)) return '/'
  // Written out again from its parts: what a browser would read differently from this parser is gone.
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
  return url.origin === new URL(own).origin ? path : url.origin + path
}
