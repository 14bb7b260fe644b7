import { languageCookie } from '@agency/contracts/site/language-cookie.ts'
import { isLanguage, type Language, mainLanguage } from '@agency/words/language-codes.ts'

/**
 * English for a cookie of any other value. `keep-language.client.ts` and `/account/language` set it; it is read where
 * a post is answered, and nowhere else: no page may vary by it.
 */
export function languageInCookies(cookies = ''): Language {
  const values = cookies
    .split(/;\s*/)
    .flatMap(one => (one.startsWith(`${languageCookie}=`) ? one.slice(languageCookie.length + 1) : []))
  return values.find(isLanguage) ?? mainLanguage
}

/** Of the site and the booking site, for a cookie that both read: `agency.example`. Undefined for one host or none in common. */
export function sharedDomain(one: string, other: string): string | undefined {
  const [labels, others] = [one, other].map(address => new URL(address).hostname.split('.').reverse())
  if (!labels || !others || labels.join() === others.join()) return undefined
  const differing = labels.findIndex((label, at) => label !== others[at])
  const common = differing < 0 ? labels : labels.slice(0, differing)
  return common.length > 1 ? common.reverse().join('.') : undefined
}
