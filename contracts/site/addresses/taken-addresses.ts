import { languages } from '@agency/words/languages.ts'
import { enquiryKinds } from '../../backend/forms/enquiry-forms.ts'
import { searchForms } from '../products.ts'

/** Paths as in React Router. `page`: links may lead there, without a node; `reads its node`: a node provides the words. */
const addresses: Record<string, 'alone' | 'page' | 'reads its node'> = {
  '/account/*': 'alone',
  '/agentlogin': 'reads its node',
  '/airports': 'alone',
  '/assets/*': 'alone',
  '/blog/categories/:term?': 'page',
  '/blog/feed.json': 'alone',
  '/blog/feed.xml': 'page',
  '/blog/search/:term?': 'page',
  '/blog/tags/:term?': 'page',
  '/contactthanks': 'reads its node',
  '/data-anda': 'page',
  '/dev/*': 'alone',
  '/faq-details/:id?': 'page',
  '/faq/:id': 'alone',
  '/flightgroupform': 'page',
  '/healthz': 'alone',
  '/hooks/*': 'alone',
  '/img/*': 'alone',
  '/login': 'reads its node',
  '/manifest.webmanifest': 'alone',
  '/media/*': 'alone',
  '/newsletter/*': 'alone',
  '/preview': 'page',
  '/quotation/*': 'alone',
  '/readyz': 'alone',
  '/robots.txt': 'page',
  '/search': 'reads its node',
  '/search/:product': 'alone',
  '/sitemap.xml': 'page',
  '/sitemaps/:file': 'alone',
  '/umbraco/*': 'alone',
  '/vitals': 'alone',
  '/whatsapp': 'alone',
  '/your-data/*': 'page',
  '/.well-known/*': 'alone',
  ...Object.fromEntries(
    Object.values(enquiryKinds).flatMap(({ page }) => [
      [page, 'reads its node'] as const,
      [`${page}/send`, 'alone'] as const,
    ]),
  ),
  ...Object.fromEntries(Object.values(searchForms).map(({ path }) => [path, 'page'] as const)),
  ...Object.fromEntries(Object.keys(languages).map(language => [`/${language}/*`, 'alone'] as const)),
}

const patterns = Object.entries(addresses).map(([path, use]) => {
  const open = path.replaceAll('.', '\\.').replace('/*', '(?:/.*)?')
  return { pattern: new RegExp(`^${open.replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}/?$`, 'i'), use }
})
const usesOf = (path: string) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ use }) => use)

export const isAnsweredBySite = (path: string): boolean => usesOf(path).length > 0
export const isTakenBySite = (path: string): boolean => usesOf(path).some(use => use !== 'reads its node')
export const isPageOfSite = (path: string): boolean => usesOf(path).includes('page')
