/** Tracking addresses: their host and path, and the query parameters that may hold the real address. */
const detours: { host: RegExp; path: RegExp; names: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, names: ['u'] },
]

/** The real target of a link: documents and e-mails lead through tracking addresses. */
function withoutDetour(address: string): string {
  const url = URL.parse(address)
  const detour = url && detours.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  const inner = detour?.names.map(name => url?.searchParams.get(name)).find(Boolean)
  return inner && /^https?:\/\//i.test(inner) ? withoutDetour(inner) : address
}

/** Keeps links that work on a site. Bookmarks within a document and files on a computer become plain text. */
export function keepUsableLinks(body: HTMLElement) {
  for (const link of [...body.querySelectorAll('a')]) {
    const address = withoutDetour(link.getAttribute('href') ?? '')
    if (/^(?:https?:\/\/|mailto:|tel:|\/[^/])/i.test(address)) link.setAttribute('href', address)
    else link.replaceWith(...link.childNodes)
  }
}
