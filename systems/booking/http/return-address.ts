import { onHost } from '@agency/service-kit/http/loopback.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import type { Context } from 'hono'
import type { BookingSettings } from '../settings.ts'
import { sitePath } from './know-site.ts'

export type ReturnAddress = {
  href: string
  own: boolean
}

type Origins = Pick<BookingSettings, 'siteOrigins' | 'SITE_URL' | 'ownOrigins'>

/**
 * Falls back to the website's home page unless the address is ours or the website's. Written out again from its parts,
 * so that no browser reads it differently from this parser.
 */
export function returnAddress(c: Context, settings: Origins, target: string | undefined): ReturnAddress {
  const { hostname, origin } = new URL(c.req.url)
  const home = { href: new URL(onHost(settings.SITE_URL, hostname)).origin + sitePath('/'), own: false }
  if (!target || !URL.canParse(target, origin)) return home
  const url = new URL(target, origin)
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`
  if (url.origin === origin || settings.ownOrigins.includes(url.origin)) return { href: path, own: true }
  if (!settings.siteOrigins.includes(url.origin)) return home
  // Cached pages may name the other host of this machine: the browser's header counts.
  const page = originOfPage(c)
  const { hostname: opened } = new URL(page && URL.canParse(page) ? page : url.origin)
  // The website names its origin alone; its cookie has the language.
  return { href: new URL(onHost(url.origin, opened)).origin + (path === '/' ? sitePath(path) : path), own: false }
}

/** Replaces existing values. */
export function withQuery({ href }: ReturnAddress, more: Record<string, string>): string {
  const url = new URL(href, 'http://localhost')
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return href.startsWith('/') ? url.pathname + url.search : url.href
}

/** Any case of the name, as on the booking site of 2019. */
export function queryOf(c: Context, name: string): string | undefined {
  const entry = Object.entries(c.req.query()).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return entry?.[1]
}

/** Defaults to the website of the form or link. */
export function returnAddressOrOrigin(c: Context, settings: Origins): ReturnAddress {
  const page = originOfPage(c)
  const site = page && settings.siteOrigins.includes(page) ? page : undefined
  return returnAddress(c, settings, queryOf(c, 'ReturnUrl') ?? site)
}
