import { isLanguage, type Language, mainLanguage } from '@agency/words/languages.ts'

/** Set by `keep-language.client.ts`; read where a post is answered, and nowhere else: no page may vary by it. */
const languageCookie = 'site-language'

/** English for a cookie of any other value. */
export function languageInCookies(cookies = ''): Language {
  const values = cookies
    .split(/;\s*/)
    .flatMap(one => (one.startsWith(`${languageCookie}=`) ? one.slice(languageCookie.length + 1) : []))
  return values.find(isLanguage) ?? mainLanguage
}
