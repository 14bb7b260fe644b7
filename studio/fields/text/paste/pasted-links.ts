/** Addresses that only count who goes on, by where they lead: the name of the part of the query that has the address. */
const detours: { host: RegExp; path: RegExp; names: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, names: ['u'] },
]

/** Where a link really leads: documents and mails send people by way of those who made them. */
function withoutDetour(address: string): string {
  const url = URL.parse(address)
  const detour = url && detours.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  const inner = detour?.names.map(name => url?.searchParams.get(name)).find(Boolean)
  return inner && /^https?:\/\//i.test(inner) ? withoutDetour(inner) : address
}

/** Links that lead somewhere from a site. Bookmarks of a document, and files of a computer, are words. */
export function keepUsableLinks(body: HTMLElement) {
  for (const link of [...body.querySelectorAll('a')]) {
    const address = withoutDetour(link.getAttribute('href') ?? '')
    if (/^(?:https?:\/\/|mailto:|tel:|\/[^/])/i.test(address)) link.setAttribute('href', address)
    else link.replaceWith(...link.childNodes)
  }
}
