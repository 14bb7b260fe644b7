import { AsyncLocalStorage } from 'node:async_hooks'
import { languageCookie, languageCookieOptions } from '@agency/contracts/site/language-cookie.ts'
import { onHost } from '@agency/service-kit/http/loopback.ts'
import { currentLanguage, readLanguageFrom } from '@agency/words/current-language.ts'
import { isLanguage, type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { nationalLanguage, tagOf } from '@agency/words/languages.ts'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { BookingSettings } from '../settings.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** With this visitor's name of the machine. */
    siteUrl: string
    brandName: string
    /** This page in each language; none for a site in one language, nor in the answer to a post. */
    translations: Translation[]
  }
}

export type Translation = { language: Language; href: string }

const languageOfRequest = new AsyncLocalStorage<Language>()
readLanguageFrom(() => languageOfRequest.getStore())

/** Of a page that the website has in each of its languages, in that of the visitor. */
export function sitePath(path: string): string {
  const language = currentLanguage()
  return language === mainLanguage ? path : `/${language}${path === '/' ? '' : path}`
}

/**
 * A link to a text that the law asks for in the national language. A website may have it in English instead of another
 * language, and this site cannot know that, so the link leads there.
 */
export function legalLink(siteUrl: string, path: string): { href: string; hrefLang?: string } {
  const language = currentLanguage()
  if (language === nationalLanguage) return { href: siteUrl + sitePath(path) }
  return { href: siteUrl + path, ...(language !== mainLanguage && { hrefLang: tagOf(mainLanguage) }) }
}

/** On an element of a page in another language that shows a text stored in English. */
export const storedInEnglish = (): { lang?: string } =>
  currentLanguage() === mainLanguage ? {} : { lang: tagOf(mainLanguage) }

/**
 * Also sends HSTS on the open network. The website's pages and the links below ours set the cookie; without it, or with
 * another value, pages and mails are in English.
 */
export function knowSite({
  SITE_URL,
  BRAND_NAME,
  SESSION_COOKIE_DOMAIN: domain,
  languages,
  secure,
}: Pick<BookingSettings, 'SITE_URL' | 'BRAND_NAME' | 'SESSION_COOKIE_DOMAIN' | 'languages' | 'secure'>) {
  return createMiddleware(async (c, next) => {
    const { searchParams } = new URL(c.req.url)
    const chosen = searchParams.get(languageCookie) ?? ''
    searchParams.delete(languageCookie)
    if (c.req.method === 'GET' && isLanguage(chosen)) {
      setCookie(c, languageCookie, chosen, { ...languageCookieOptions, ...(domain && { domain }) })
      // Relative: an address written out of the path could lead to another host.
      return c.redirect(`?${searchParams}`, 303)
    }
    const hrefIn = (language: Language) => `?${new URLSearchParams([...searchParams, [languageCookie, language]])}`
    const isSwitched = c.req.method === 'GET' && languages.length > 1
    c.set('translations', isSwitched ? languages.map(language => ({ language, href: hrefIn(language) })) : [])
    c.set('siteUrl', new URL(onHost(SITE_URL, new URL(c.req.url).hostname)).origin)
    c.set('brandName', BRAND_NAME)
    const language = getCookie(c, languageCookie) ?? ''
    await languageOfRequest.run(isLanguage(language) ? language : mainLanguage, next)
    if (secure) c.header('strict-transport-security', 'max-age=63072000')
  })
}
