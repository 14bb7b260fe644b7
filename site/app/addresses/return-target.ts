/** The only allowed target of redirects (`tools/scripts/rules/redirects.ts`). The first origin resolves relative paths. */
export function returnTarget(asked: string | undefined, origins: string[]): string {
  const [own = 'http://localhost'] = origins
  if (!asked || !URL.canParse(asked, own)) return '/'
  const url = new URL(asked, own)
  const allowed = origins.map(address => new URL(address).origin)
  if (!/^https?:$/.test(url.protocol) || url.username || !allowed.includes(url.origin)) return '/'
  // Rebuilt from its parts, so that no browser parses it differently.
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
  return url.origin === new URL(own).origin ? path : url.origin + path
}
