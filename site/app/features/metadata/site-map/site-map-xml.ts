import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { tagOf } from '@agency/words/languages.ts'
import type { Picture } from '../../../clients/content/readers/lenient-values.server.ts'
import { publicAddress } from '../site-identity.ts'
import type { Translation } from '../translations.ts'
import { xmlElement, xmlText } from './xml.ts'

/** `changed` is a calendar day. */
export type SiteMapEntry = { path: string; changed?: string; picture?: Picture; translations?: Translation[] }

/** The protocol allows 50,000 in a file; search engines refetch smaller files sooner. */
const entriesInAFile = 5000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions =
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** One line for each file, with the latest change in it. */
export function siteMapIndex(entries: SiteMapEntry[], siteUrl: string): string {
  const files = Array.from({ length: filesFor(entries.length) }, (_, position) => {
    const address = `${siteUrl}/sitemaps/pages-${position + 1}.xml`
    const changed = latest(partOf(entries, position + 1))
    return `<sitemap>${xmlElement('loc', address)}${xmlElement('lastmod', changed)}</sitemap>\n`
  })
  return `${head}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`
}

/** @param number From 1. @returns undefined after the last file. */
export function siteMapFile(entries: SiteMapEntry[], number: number, siteUrl: string): string | undefined {
  if (number < 1 || number > filesFor(entries.length)) return undefined
  const urls = partOf(entries, number).map(({ path, changed, picture, translations = [] }) => {
    const languages = translations.map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${tagOf(language)}" href="${xmlText(publicAddress(siteUrl, path))}"/>`,
    )
    return [
      '<url>',
      xmlElement('loc', publicAddress(siteUrl, path)),
      xmlElement('lastmod', changed),
      ...languages,
      picture && `<image:image>${xmlElement('image:loc', siteUrl + largest(picture.src))}</image:image>`,
      '</url>\n',
    ].join('')
  })
  return `${head}<urlset ${namespace} ${extensions}>\n${urls.join('')}</urlset>\n`
}

const largest = (src: string) => pictureAddress(src, isDrawing(src) ? 'svg' : { width: 1280, format: 'jpg' })

function filesFor(count: number): number {
  return Math.max(1, Math.ceil(count / entriesInAFile))
}

function partOf(entries: SiteMapEntry[], number: number): SiteMapEntry[] {
  return entries.slice((number - 1) * entriesInAFile, number * entriesInAFile)
}

function latest(entries: SiteMapEntry[]): string | undefined {
  return entries.reduce<string | undefined>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    undefined,
  )
}
