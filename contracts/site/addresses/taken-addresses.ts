import { searchForms } from '../products.ts'

/** Whatever the content system has there; `reads its node`: a node provides the words. Paths as in React Router. */
const addresses: Record<string, 'alone' | 'reads its node'> = {
  '/account/*': 'alone',
  '/agentlogin': 'reads its node',
  '/airports': 'alone',
  '/assets/*': 'alone',
  '/blog/categories/:term?': 'alone',
  '/blog/feed.json': 'alone',
  '/blog/feed.xml': 'alone',
  '/blog/search/:term?': 'alone',
  '/blog/tags/:term?': 'alone',
  '/contactthanks': 'reads its node',
  '/contactus': 'reads its node',
  '/contactus/send': 'alone',
  '/data-anda': 'alone',
  '/dev/*': 'alone',
  '/faq-details/:id?': 'alone',
  '/faq/:id': 'alone',
  '/flightgroupform': 'alone',
  '/group-flight-request-form': 'reads its node',
  '/group-flight-request-form/send': 'alone',
  '/healthz': 'alone',
  '/hooks/*': 'alone',
  '/img/*': 'alone',
  '/login': 'reads its node',
  '/manifest.webmanifest': 'alone',
  '/media/*': 'alone',
  '/newsletter/*': 'alone',
  '/preview': 'alone',
  '/quotation/*': 'alone',
  '/readyz': 'alone',
  '/request-change-form': 'reads its node',
  '/request-change-form/send': 'alone',
  '/robots.txt': 'alone',
  '/search': 'reads its node',
  '/search/:product': 'alone',
  '/sitemap.xml': 'alone',
  '/sitemaps/:file': 'alone',
  '/transfer-request-form': 'reads its node',
  '/transfer-request-form/send': 'alone',
  '/umbraco/*': 'alone',
  '/visa-request-form': 'reads its node',
  '/visa-request-form/send': 'alone',
  '/vitals': 'alone',
  '/whatsapp': 'alone',
  '/your-data/*': 'alone',
  '/.well-known/*': 'alone',
  ...Object.fromEntries(Object.values(searchForms).map(({ path }) => [path, 'alone'] as const)),
}

const patterns = Object.entries(addresses).map(([path, use]) => {
  const form = path
    .replace(/[.]/g, '\\.')
    .replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')
    .replace('/*', '(?:/.*)?')
  return { pattern: new RegExp(`^${form}/?$`, 'i'), use }
})

export const isAnsweredBySite = (path: string): boolean => patterns.some(({ pattern }) => pattern.test(path))

export const isTakenBySite = (path: string): boolean =>
  patterns.some(({ pattern, use }) => use === 'alone' && pattern.test(path))
