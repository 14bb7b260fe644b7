import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { SessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { newsletterWords } from '@agency/words/forms/newsletter/words.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { languageInCookies } from '../../app/addresses/languages/language-cookie.ts'
import { languageOfPath } from '../../app/addresses/languages/language-of-path.ts'
import { addressForReader, forReader } from '../../app/addresses/languages/reader.server.ts'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { type NewsletterSettings, subscribe } from '../../app/clients/backend/newsletter.server.ts'
import { bookingAddress } from '../../app/clients/booking/public-origin.ts'
import type { HandOffDesk } from '../../app/clients/booking/session/hand-off-desk.server.ts'
import type { ContentSource } from '../../app/clients/content/content-source.server.ts'
import type { SiteLanguages } from '../../app/clients/content/routes/site-languages.server.ts'
import { withinRequest } from '../../app/clients/upstreams/request-deadline.server.ts'
import type { MenuEntry, MenuItem } from '../../app/features/site-settings/menus.server.ts'
import { loadShell, type ShellSettings } from '../../app/features/site-settings/shell-model.server.ts'
import { fixedRoutes, isFixedAddress } from '../../app/fixed-routes.ts'
import { readerOf } from '../rendering/reader-of.ts'
import { returnFromPost } from './sign-in-return.ts'

export type BookingReturnSettings = ShellSettings & NewsletterPostSettings

const postedHere = new Set(fixedRoutes.filter(({ takesPosts }) => takesPosts).map(({ path }) => path))

/** A booking site of 2019 sends members here after a log-in. */
const afterLogIn = '/umbraco/surface/dynamicformpostsurface/authandredirect'

/** For password managers: https://w3c.github.io/webappsec-change-password-url/ */
const changePassword = '/.well-known/change-password'

/** Unsigned bodies of returning visitors are not read: they prove nothing and may contain a password. */
export function bookingReturns(
  env: BookingReturnSettings,
  content: ContentSource,
  decode: SessionDecoder,
  handOff?: HandOffDesk,
  languages?: () => Promise<SiteLanguages>,
): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const path = c.req.path.toLowerCase()
    if (path === '/umbraco/surface/homepage/getmenus') return menus(c, env, content)
    const booking = bookingOf(c, env)
    if (path === changePassword)
      return c.redirect(returnTarget(booking + bookingLinks.managePassword, [env.SITE_URL, booking]), 303)
    if (c.req.method !== 'POST') return next()
    if (path === '/umbraco/surface/homepage/newssubcribe') return newsletterPost(c, env)
    if (postedHere.has(languageOfPath(path).inside)) return next()
    const cookie = await handOff?.(c.req.raw)
    if (cookie) c.header('set-cookie', cookie)
    const target = returnTarget(path === afterLogIn ? c.req.query('destinationUrl') : c.req.url, ownOrigins(c, env))
    const page = isHome(target, env) ? await returnFromPost(c, env, decode, cookie) : target
    const language = languages ? languageInCookies(c.req.header('cookie')) : mainLanguage
    const shown = languages ? await asRead(page, language, { content, siteUrl: env.SITE_URL, languages }) : page
    return c.redirect(returnTarget(shown, ownOrigins(c, env)), 303)
  }
}

/** The page in the language of the cookie, if it is there. Visitors come back to an address that names none. */
async function asRead(
  page: string,
  language: Language,
  { content, siteUrl, languages }: { content: ContentSource; siteUrl: string; languages: () => Promise<SiteLanguages> },
): Promise<string> {
  if (language === mainLanguage) return page
  const routes = await content.routes().catch(() => undefined)
  const reader = readerOf(language, { siteUrl, languages: await languages(), routes: () => routes })
  return forReader(reader, () => addressForReader(page))
}

const bookingOf = (c: Context, env: BookingReturnSettings) => bookingAddress(new URL(c.req.url), env.BOOKING_URL)

const ownOrigins = (c: Context, env: BookingReturnSettings) => [new URL(c.req.url).origin, env.SITE_URL]

function isHome(target: string, env: BookingReturnSettings): boolean {
  const { pathname, search, hash } = new URL(target, env.SITE_URL)
  return pathname + search + hash === '/'
}

async function menus(c: Context<ServiceEnv>, env: BookingReturnSettings, content: ContentSource) {
  const inTime = withinRequest(content, 'content', 'GET')
  const onMissing = (error: unknown) => c.var.log.warn({ err: error }, 'menu incomplete')
  const shell = await loadShell({ content: inTime, english: inTime }, env, Date.now(), onMissing, isFixedAddress)
  return c.json(shell.mainMenu.filter(item => !item.agentOnly).map(item => entryOf(item, env.SITE_URL)))
}

function entryOf(item: MenuEntry, siteUrl: string) {
  const link = ({ name, menuLink, target }: MenuItem) => ({
    Name: name,
    URL: new URL(menuLink || '/', siteUrl).href,
    Target: target || null,
  })
  const below = item.groups.flatMap(group => group.items).map(link)
  return { ...link(item), Child: below.length > 0 ? below : null }
}

type NewsletterPostSettings = NewsletterSettings & { SITE_URL: string; BOOKING_URL: string }

const sizeLimit = 64 * 1024

async function newsletterPost(c: Context<ServiceEnv>, env: NewsletterPostSettings) {
  if (Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > sizeLimit) return c.text('Too large.', 413)
  const form = await c.req.formData().catch(() => new FormData())
  const email = String(form.get('email') ?? '').trim()
  const origins = [new URL(c.req.url).origin, env.SITE_URL, env.BOOKING_URL]
  const back = returnTarget(String(form.get('url') ?? ''), origins)
  const consentText = newsletterWords(mainLanguage).consent
  const answer = await subscribe(env, { email, consentText, source: back, noticeLanguage: mainLanguage })
  if (!answer.success) c.var.log.warn({ reason: answer.reason }, 'a newsletter sign-up was not taken')
  return c.redirect(returnTarget(back, origins), 303)
}
