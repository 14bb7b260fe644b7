import { AsyncLocalStorage } from 'node:async_hooks'
import { onHost } from '@agency/service-kit/http/loopback.ts'
import { currentLanguage, readLanguageFrom } from '@agency/words/current-language.ts'
import { isLanguage, type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { BookingSettings } from '../settings.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** With this visitor's name of the machine. */
    siteUrl: string
    brandName: string
  }
}

const languageOfRequest = new AsyncLocalStorage<Language>()
readLanguageFrom(() => languageOfRequest.getStore())

/** The website's pages set it; without it, or with another value, pages and mails are in English. */
const languageCookie = 'site-language'

/** Of a page that the website has in each of its languages, in that of the visitor. */
export function sitePath(path: string): string {
  const language = currentLanguage()
  return language === mainLanguage ? path : `/${language}${path === '/' ? '' : path}`
}

/** Also sends HSTS on the open network. */
export function knowSite({
  SITE_URL,
  BRAND_NAME,
  secure,
}: Pick<BookingSettings, 'SITE_URL' | 'BRAND_NAME' | 'secure'>) {
  return createMiddleware(async (c, next) => {
    c.set('siteUrl', new URL(onHost(SITE_URL, new URL(c.req.url).hostname)).origin)
    c.set('brandName', BRAND_NAME)
    const language = getCookie(c, languageCookie) ?? ''
    await languageOfRequest.run(isLanguage(language) ? language : mainLanguage, next)
    if (secure) c.header('strict-transport-security', 'max-age=63072000')
  })
}
