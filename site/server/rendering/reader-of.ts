import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { Reader } from '../../app/addresses/languages/reader.server.ts'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'
import type { SiteLanguages } from '../../app/clients/content/routes/site-languages.server.ts'
import { placeIn } from '../../app/features/metadata/translations.ts'
import { fixedRouteAt } from '../../app/fixed-routes.ts'

type Site = {
  siteUrl: string
  languages: SiteLanguages
  /** Undefined while they cannot be read. */
  routes(): RouteIndex | undefined
}

/** The reader of a language, whose links lead on in it where their page is there. */
export const readerOf = (language: Culture, { siteUrl, languages, routes }: Site): Reader => ({
  language,
  siteUrl,
  pages: languages,
  placeOf: path => placeIn(path, language, { languages, routes: routes(), fixedRouteAt }),
})
