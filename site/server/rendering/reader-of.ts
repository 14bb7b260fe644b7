import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { languageOfPath } from '../../app/addresses/languages/language-of-path.ts'
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

/**
 * While the languages are unknown, every page in one of them is away, and not missing.
 * @param isPreview editors see a language before visitors do
 */
export function languageIn(
  path: string,
  { all, areKnown }: SiteLanguages,
  isPreview: boolean,
): { language: Language; inside: string } {
  const { language, inside } = languageOfPath(path)
  const isAnswered = language === mainLanguage || !areKnown || isPreview || all.includes(language)
  const isWithoutLanguage = language !== mainLanguage && fixedRouteAt(inside)?.hasNoLanguage
  return isAnswered && !isWithoutLanguage ? { language, inside } : { language: mainLanguage, inside: path }
}

/** The languages of a preview, the one it is in among them. */
export const withCulture = (languages: SiteLanguages, culture: Culture | undefined): SiteLanguages => ({
  ...languages,
  all: cultures.filter(one => one === culture || languages.all.includes(one)),
})
