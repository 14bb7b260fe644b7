import { isLanguage, type Language, mainLanguage } from './language-codes.ts'

const { document } = globalThis as { document?: { documentElement: { lang: string } } }
let named: Language | undefined
let languageOfRequest: () => Language | undefined = () => undefined

/** On a server that writes pages in several languages at once. */
export function readLanguageFrom(source: typeof languageOfRequest): void {
  languageOfRequest = source
}

/** The document's language in a browser, where it stays the same; on a server that of the request, or the main one. */
export function currentLanguage(): Language {
  const { lang = mainLanguage } = document?.documentElement ?? {}
  const code = named ?? languageOfRequest() ?? lang.slice(0, 2)
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
