import { formAt } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { Culture, PageRole } from '@agency/contracts/content/route-node.ts'
import { productAt } from '@agency/contracts/site/products.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { shownSpelling } from '../../addresses/canonical-url.ts'
import { pathInLanguage } from '../../addresses/languages/language-of-path.ts'
import { type RouteIndex, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import { pathOfPage, type SiteLanguages } from '../../clients/content/routes/site-languages.server.ts'

export type Translation = { language: Language; path: string }

/** The Malay page at `/ms/pdpa` behind `/pdpa/bahasa-malaysia`, its former address; undefined while it is not there. */
export function movedTranslation(path: string, languages: SiteLanguages, routes: RouteIndex): string | undefined {
  const [, original = ''] = /^(\/.+)\/bahasa-malaysia$/.exec(path) ?? []
  const page = routes.byPath.get(original)
  return page && languages.of(page.key).includes('ms') ? pathInLanguage(original, 'ms') : undefined
}

type Site = {
  languages: SiteLanguages
  /** Undefined while they cannot be read. */
  routes: RouteIndex | undefined
  /** The site's own page at a path. */
  fixedRouteAt(path: string): { belongsTo?: PageRole; hasNoLanguage?: true } | undefined
}

/**
 * The languages besides English of the page at a path; undefined where no page is. A page of the site itself is there in
 * all languages of the site, unless it belongs to a page of the content, as the blog's categories do.
 */
function culturesAt(path: string, { languages, routes, fixedRouteAt }: Site): readonly Culture[] | undefined {
  if (productAt(path) || formAt(path)) return languages.all
  const route = routes && resolveRoute(routes, path)?.page
  if (route) return languages.of(route.key)
  const fixed = fixedRouteAt(path)
  if (!fixed || fixed.hasNoLanguage) return undefined
  if (!fixed.belongsTo) return languages.all
  const page = routes?.byRole.get(fixed.belongsTo)
  return page ? languages.of(page.key) : []
}

/** The path in a language of the page at a path; false for a page that is not there in it, undefined where no page is. */
export function placeIn(path: string, culture: Culture, site: Site): string | false | undefined {
  const there = culturesAt(path, site)
  if (there) return there.includes(culture) && path
  const english = site.languages.lists?.get(mainLanguage)
  const page = english && resolveRoute(english, path)?.page
  return page && (pathOfPage(site.languages, page, culture) ?? false)
}

/** A page with its addresses, the main language first. Empty for a page in English only. */
export function addressesAt(path: string, site: Site): Translation[] {
  const there = (site.languages.all.length > 0 && culturesAt(path, site)) || []
  if (there.length === 0) return []
  const all: Language[] = [mainLanguage, ...there]
  const page = site.routes && resolveRoute(site.routes, path)?.page
  return all.flatMap(language => {
    const inside = page && site.languages.lists ? pathOfPage(site.languages, page, language) : path
    return inside === undefined ? [] : [{ language, path: pathInLanguage(shownSpelling(inside), language) }]
  })
}
