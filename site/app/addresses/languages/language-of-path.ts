import { currentLanguage } from '@agency/words/current-language.ts'
import { isLanguage, type Language, mainLanguage } from '@agency/words/language-codes.ts'

/** Splits `/ms/tnc` into Malay and `/tnc`. All code between the entrance and the way out knows only the second. */
export function languageOfPath(path: string): { language: Language; inside: string } {
  const [, code = ''] = path.split('/', 2)
  if (!isLanguage(code) || code === mainLanguage) return { language: mainLanguage, inside: path }
  return { language: code, inside: path.slice(code.length + 1) || '/' }
}

/**
 * In a browser that of the page; for paths of the site itself, which are there in each of its languages.
 * @param inside A path with or without a query and a fragment.
 */
export function pathInLanguage(inside: string, language = currentLanguage()): string {
  if (language === mainLanguage) return inside
  return `/${language}${inside.replace(/^\/(?![^?#])/, '')}`
}

/** The English address behind `/en/tnc`, which readers guess; undefined for any other path. */
export const withoutMainLanguage = (path: string): string | undefined =>
  path === `/${mainLanguage}` || path.startsWith(`/${mainLanguage}/`)
    ? `/${path.slice(mainLanguage.length + 2)}`
    : undefined
