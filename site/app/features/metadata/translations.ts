import { type Language, mainLanguage } from '@agency/words/languages.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

export type Translation = { language: Language; path: string }

/** A page below another with one of these segments is its translation: `/pdpa/bahasa-malaysia` translates `/pdpa`. */
const languageOfSegment: Record<string, Language> = { 'bahasa-malaysia': 'ms' }

export function languageOf(route: PageRoute): Language {
  const isTranslation = route.ancestors.length > 0 && Object.hasOwn(languageOfSegment, route.urlSegment)
  return (isTranslation && languageOfSegment[route.urlSegment]) || mainLanguage
}

/** The original of a translation; any other page itself. */
export function originalOf(route: PageRoute): PageRoute {
  return (languageOf(route) !== mainLanguage && route.ancestors.at(-1)) || route
}

/** The path of a page in a language; its own path without a translation. */
export function pathIn(page: PageRoute | undefined, language: Language): string | undefined {
  return (page && translationsOf(page).find(one => one.language === language)?.path) ?? page?.path
}

/** The page and its translations, the main language first. Empty for a page in one language. */
export function translationsOf(route: PageRoute): Translation[] {
  const original = originalOf(route)
  const others = original.children.filter(child => languageOf(child) !== mainLanguage)
  if (others.length === 0) return []
  return [original, ...others].map(page => ({ language: languageOf(page), path: page.path }))
}
