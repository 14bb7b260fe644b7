import { isLanguage, type Language, mainLanguage } from './languages.ts'

const { document } = globalThis as { document?: { documentElement: { lang: string } } }
let named: Language | undefined

/** The document's language in a browser, where it stays the same; elsewhere the main one. */
export function currentLanguage(): Language {
  const code = named ?? document?.documentElement.lang.slice(0, 2) ?? mainLanguage
  return isLanguage(code) ? code : mainLanguage
}

/** On a server. Makes what is sent to the office in English, whatever the visitor reads. @param make Waits for nothing. */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = named
  named = language
  try {
    return make()
  } finally {
    named = before
  }
}
