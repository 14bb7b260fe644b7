import { isLanguage, type Language, mainLanguage } from './languages.ts'

const { document } = globalThis as { document?: { documentElement: { lang: string } } }

/** The document's language in a browser, where it stays the same; elsewhere the main one. */
export function currentLanguage(): Language {
  const code = document?.documentElement.lang.slice(0, 2) ?? mainLanguage
  return isLanguage(code) ? code : mainLanguage
}
