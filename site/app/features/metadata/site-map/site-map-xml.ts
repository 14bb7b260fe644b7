import { publicAddress } from '../site-identity.ts'
import { xmlElement } from './xml.ts'

/** A page of the site map. `changed` is a calendar day. */
export type SiteMapEntry = { path: string; changed?: string }

/** The protocol allows 50,000 in a file; smaller files are fetched again sooner. */
const entriesInAFile = 5000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index: one line a file, with the latest change in it. */
export function siteMapIndex(entries: SiteMapEntry[], siteUrl: string): string {
  const files = Array.from({ length: filesFor(entries.length) }, (_, position) => {
    const address = `${siteUrl}/sitemaps/pages-${position + 1}.xml`
    const changed = latest(partOf(entries, position + 1))
    return `<sitemap>${xmlElement('loc', address)}${xmlElement('lastmod', changed)}</sitemap>\n`
  })
  return `${head}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`
}

/** One file of the site map, counted from 1; undefined when there are not so many. */
export function siteMapFile(entries: SiteMapEntry[], number: number, siteUrl: string): string | undefined {
  if (number < 1 || number > filesFor(entries.length)) return undefined
  const urls = partOf(entries, number).map(
    ({ path, changed }) =>
      `<url>${xmlElement('loc', publicAddress(siteUrl, path))}${xmlElement('lastmod', changed)}</url>\n`,
  )
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

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
