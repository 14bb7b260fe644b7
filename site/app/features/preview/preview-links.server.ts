import { data, redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '../../addresses/languages/language-of-path.ts'
import { returnTarget } from '../../addresses/return-target.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

/** Start and path of a link to this site. The banner's own link, which leaves the preview, is `external`. */
const siteLink = /(<a\b(?![^>]*\brel="external")[^>]*?\bhref=")(\/(?![/\\])[^"#]*)/gi

/** Keeps links inside the preview, so that editors can walk through all pages of a release. */
export function withPreviewLinks(html: string, { searchParams }: URL): string {
  const grant = new URLSearchParams(
    ['key', 'until', 'signature'].map(name => [name, searchParams.get(name) ?? '']),
  ).toString()
  return html.replace(siteLink, (_, start: string, path: string) => {
    const { language, inside } = languageOfPath(path.replaceAll('&amp;', '&'))
    const address = pathInLanguage(`/preview?${grant}&page=${encodeURIComponent(inside)}`, language)
    return start + address.replaceAll('&', '&amp;')
  })
}

/**
 * The page behind a link inside a preview, and its address; undefined for the page that the preview is of.
 * @throws A redirect for a path outside the content, such as a form, and a 404 response for another site.
 */
export async function linkedPage(
  content: ContentSource,
  url: URL,
): Promise<{ name: string; route: PageRoute; address: URL } | undefined> {
  const page = url.searchParams.get('page')
  if (page === null) return undefined
  const address = URL.parse(page, url)
  if (address?.origin !== url.origin) throw data('This page could not be found', { status: 404 })
  const route = (await content.routes()).byPath.get(address.pathname)
  if (route === undefined) throw redirect(returnTarget(address.href, [url.origin]))
  return { name: route.name, route, address }
}
