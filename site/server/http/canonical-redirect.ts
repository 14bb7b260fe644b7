import type { MiddlewareHandler } from 'hono'
import { cleanPath } from '../../app/addresses/canonical-url.ts'
import { languageOfPath, pathInLanguage } from '../../app/addresses/languages/language-of-path.ts'
import { redirects } from '../../app/addresses/redirects.ts'
import { returnTarget } from '../../app/addresses/return-target.ts'

/** In links copied from the source of a page. */
const escapedAnd = /&amp;(?=[\w-]+=)/g

/** Keeps the query. */
export const canonicalRedirect: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const url = new URL(c.req.url)
  const clean = cleanPath(url.pathname) ?? url.pathname
  const { language, inside } = languageOfPath(clean)
  const moved = Object.hasOwn(redirects, inside) ? redirects[inside] : undefined
  const target = moved ? pathInLanguage(moved, language) : clean
  const search = url.search.replace(escapedAnd, '&')
  return target + search === url.pathname + url.search
    ? next()
    : c.redirect(returnTarget(target + search, [url.origin]), 301)
}
