import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

export type Language = 'en-MY' | 'ms-MY'
export type Translation = { language: Language; path: string }

const mainLanguage: Language = 'en-MY'

/** A page below another with one of these segments is its translation: `/pdpa/bahasa-malaysia` translates `/pdpa`. */
const languageOfSegment: Record<string, Language> = { 'bahasa-malaysia': 'ms-MY' }

/** The language a page is written in. */
export function languageOf(route: PageRoute): Language {
  const isTranslation = route.ancestors.length > 0 && Object.hasOwn(languageOfSegment, route.urlSegment)
  return (isTranslation && languageOfSegment[route.urlSegment]) || mainLanguage
}

/** A page in all its languages, itself among them, the main language first. Nothing for a page in one language. */
export function translationsOf(route: PageRoute): Translation[] {
  const original = languageOf(route) === mainLanguage ? route : route.ancestors.at(-1)
  const others = original?.children.filter(child => languageOf(child) !== mainLanguage) ?? []
  if (!original || others.length === 0) return []
  return [original, ...others].map(page => ({ language: languageOf(page), path: page.path }))
}
