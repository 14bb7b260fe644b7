/** The only allowed target of redirects (`tools/scripts/rules/redirects.ts`). The first origin resolves relative paths. */
export function returnTarget(target: string | undefined, origins: string[]): string {
  const [origin = 'http://localhost'] = origins
  if (!target || !URL.canParse(target, origin)) return '/'
  const url = new URL(target, origin)
  const allowed = origins.map(address => new URL(address).origin)
  if (!/^https?:$/.test(url.protocol) || url.username || !allowed.includes(url.origin)) return '/'
  // Rebuilt from its parts, so that no browser parses it differently.
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
  return url.origin === new URL(origin).origin ? path : url.origin + path
}
