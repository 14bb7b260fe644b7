import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { refusedCrawlers } from './crawlers.ts'

/** Search results, and addresses that are not pages. */
const notForRobots = ['/account/', '/search', '/blog/search', '/newsletter', '/umbraco/', '/hooks/', '/dev/']

/** @param languages Besides English. */
export function robotsText({ siteUrl, brand }: SiteIdentity, languages: readonly Language[] = []): string {
  const all: Language[] = [mainLanguage, ...languages]
  const paths = all.flatMap(one => notForRobots.map(path => pathInLanguage(path, one)))
  const rules = paths.map(path => `Disallow: ${path}`)
  const refused = refusedCrawlers(brand.aiCrawlers).map(name => `User-agent: ${name}`)
  return [
    'User-agent: *',
    ...rules,
    '',
    ...(refused.length > 0 ? [...refused, 'Disallow: /', ''] : []),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** RFC 9116. @param now Milliseconds since 1970; the file changes once a month and expires within a year. */
export function securityText({ siteUrl, brand }: SiteIdentity, now: number): string {
  const mailbox = oneLine(brand.supportMailbox)
  const today = new Date(now)
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1))
  return [
    `Contact: ${mailbox.includes('@') ? `mailto:${mailbox}` : publicAddress(siteUrl, '/contactus')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ms',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
