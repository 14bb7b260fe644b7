import { formAt } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { addressPath } from '../../addresses/addresses.ts'
import { shownSpelling, withoutPunctuation } from '../../addresses/canonical-url.ts'
import { returnTarget } from '../../addresses/return-target.ts'
import { type PageRoute, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { pathOfPage } from '../../clients/content/routes/site-languages.server.ts'
import { connectCommand, type OnlyInEnglish, type UnknownNames } from '../../clients/content/routes/unknown-names.ts'
import { type SiteContext, siteContext } from '../../context.server.ts'
import { movedTranslation } from '../../features/metadata/translations.ts'
import type { PageRequest } from './page-loader.server.ts'

/**
 * The request for the page at a public path.
 * @param path A path, or the role of a page: set if the page differs from the address, as the blog for its categories.
 * @throws A 404 response for an unknown page (503 while the content system's names are unknown), or a permanent
 * redirect for a moved page or an invented spelling of a path. The 404 of a page in English only names that page.
 */
export async function pageRequest(
  context: Readonly<RouterContextProvider>,
  url: URL,
  path: string | PageRole = url.pathname,
): Promise<PageRequest> {
  const { content, english, env, uses, now, session, cameFromUs, language, languages, addressesAt } =
    context.get(siteContext)
  const routes = await content.routes()
  const moved = movedTranslation(path, languages, routes)
  if (moved !== undefined) throw redirect(returnTarget(moved + url.search, [url.origin]), 301)
  const withRole = routes.byRole.get(path as PageRole)
  const match = withRole ? { page: withRole, address: 'clean' } : resolveRoute(routes, path)
  if (!match) {
    const english = languages.lists?.get(mainLanguage)
    const page = english && language !== mainLanguage && resolveRoute(english, path)?.page
    const inside = page && pathOfPage(languages, page, language)
    if (inside) throw redirect(returnTarget(shownSpelling(inside) + url.search, [url.origin]), 301)
    if (page) throw onlyInEnglish(page)
    const target = (await content.redirects()).get(addressPath(path))
    if (target !== undefined) throw redirect(returnTarget(...redirectOf(target, url)), 301)
    const meant = resolveRoute(routes, withoutPunctuation(path))
    if (meant) throw redirect(returnTarget(shownSpelling(meant.page.path) + url.search, [url.origin]), 301)
    if (routes.unknownHome !== undefined) throw unknownNames(env)
    throw data('This page could not be found', { status: 404 })
  }
  const clean = shownSpelling(match.page.path)
  if (language !== mainLanguage && !formAt(match.page.path) && !languages.of(match.page.key).includes(language)) {
    throw onlyInEnglish(match.page, languages.areKnown ? 404 : 503)
  }
  if (match.address === 'made-up') throw redirect(returnTarget(clean + url.search, [url.origin]), 301)
  if (path === url.pathname && path !== clean) uses.isOtherSpelling = true
  return {
    content,
    english,
    env,
    route: match.page,
    url,
    addressesAt: path => addressesAt(path, routes),
    cameFromUs,
    uses,
    now,
    isAgent: session?.isAgent ?? false,
    today: malaysianDay(now),
  }
}

/**
 * An editor's redirect may lead to another site, since only editors write them. The query is kept unless the target has
 * one.
 */
function redirectOf(target: string, { search, origin }: URL): [string, string[]] {
  if (!target.startsWith('/')) return [target, [origin, target]]
  return [shownSpelling(target) + (target.includes('?') ? '' : search), [origin]]
}

function onlyInEnglish({ name, path }: PageRoute, status = 404) {
  return data<OnlyInEnglish>({ english: { name, path: shownSpelling(path) } }, { status })
}

/** The page may exist: search engines must come back. Only developers' machines show the command. */
function unknownNames({ APP_ENV, CONTENT_URL: contentUrl }: SiteContext['env']) {
  const help = APP_ENV === 'local' ? { command: connectCommand(contentUrl) } : {}
  return data<UnknownNames>({ areNamesUnknown: true, ...help }, { status: 503 })
}
