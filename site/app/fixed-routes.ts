import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { searchForms } from '@agency/contracts/site/products.ts'
import type { LimitName } from './limits/limits.server.ts'

type FixedRoute = {
  /** With a leading slash; parameters in React Router's syntax. */
  path: string
  /** The file in `routes/`. */
  module: string
  /** Distinguishes the routes that share a module. */
  id?: string
  /** Rendered for each visitor, as personal or cheaper than caching; so is everything below its first segment. */
  isForOne?: true
  isCounted?: true
  /** Takes posts of the site's own forms; posts to other pages come from the booking site with a returning visitor. */
  takesPosts?: true
  /** The page of the content to which it belongs: without that page in a language it is not there either. */
  belongsTo?: PageRole
  /** The same in every language, so that `/ms/robots.txt` is no page. */
  hasNoLanguage?: true
  limits?: { GET?: LimitName; POST?: LimitName }
}

/** Each second address answers the scripts of the release before. */
const formRoutes = Object.values(enquiryKinds).flatMap(({ page }) =>
  [page, `${page}/send`].map((path): FixedRoute => {
    const id = path.slice(1).replace('/', '-')
    return { path, module: 'enquiry-form.tsx', id, isForOne: true, isCounted: true, takesPosts: true }
  }),
)

const searchRoutes = Object.entries(searchForms).map(([product, { path }]): FixedRoute => {
  const limits = { POST: 'searchForm' } as const
  const id = `search-${product}`
  return { path, module: 'search-form.tsx', id, isForOne: true, isCounted: true, takesPosts: true, limits }
})

/** All other addresses are pages of the content system. */
export const fixedRoutes: readonly FixedRoute[] = [
  { path: '/blog/search/:term?', module: 'article-choice.tsx', id: 'blog-search', belongsTo: 'blog' },
  { path: '/blog/categories/:term?', module: 'article-choice.tsx', id: 'blog-categories', belongsTo: 'blog' },
  { path: '/blog/tags/:term?', module: 'article-choice.tsx', id: 'blog-tags', belongsTo: 'blog' },
  { path: '/blog/feed.xml', module: 'feed-rss.ts', belongsTo: 'blog' },
  { path: '/faq/:id', module: 'faq-entry.tsx', id: 'faq-category', belongsTo: 'questions' },
  { path: '/faq-details/:id?', module: 'faq-entry.tsx', id: 'faq-details', belongsTo: 'questions' },
  { path: '/account', module: 'account.tsx', isForOne: true },
  { path: '/Login', module: 'sign-in.tsx', id: 'log-in' },
  { path: '/AgentLogin', module: 'sign-in.tsx', id: 'agent-log-in' },
  { path: '/dev/components', module: 'component-gallery.tsx', isForOne: true, hasNoLanguage: true },
  { path: '/dev/strange/:kind/:type', module: 'strange-content.tsx', isForOne: true, hasNoLanguage: true },
  ...formRoutes,
  { path: '/contactthanks', module: 'enquiry-thanks.tsx', isForOne: true },
  { path: '/whatsapp', module: 'whatsapp.ts', isForOne: true },
  {
    path: '/newsletter',
    module: 'newsletter.tsx',
    id: 'newsletter',
    isForOne: true,
    isCounted: true,
    takesPosts: true,
  },
  { path: '/newsletter/sign-up', module: 'newsletter.tsx', isForOne: true, isCounted: true, takesPosts: true },
  { path: '/newsletter/confirm', module: 'newsletter-confirm.tsx', isForOne: true, takesPosts: true },
  { path: '/newsletter/unsubscribe', module: 'newsletter-unsubscribe.tsx', isForOne: true, takesPosts: true },
  { path: '/your-data', module: 'own-data.tsx', isForOne: true, isCounted: true, takesPosts: true },
  {
    path: '/data-anda',
    module: 'own-data.tsx',
    id: 'own-data-malay',
    hasNoLanguage: true,
    isForOne: true,
    isCounted: true,
    takesPosts: true,
  },
  { path: '/your-data/link', module: 'own-data-link.tsx', isForOne: true, takesPosts: true },
  { path: '/your-data/copy', module: 'own-data-copy.ts', isForOne: true, takesPosts: true },
  { path: '/quotation', module: 'quotation.tsx', isForOne: true },
  { path: '/quotation/new', module: 'quotation-form.tsx', isForOne: true, isCounted: true, takesPosts: true },
  { path: '/sitemap.xml', module: 'sitemap-xml.ts', hasNoLanguage: true },
  { path: '/sitemaps/:file', module: 'sitemap-file.ts', hasNoLanguage: true },
  { path: '/robots.txt', module: 'robots.ts', hasNoLanguage: true },
  { path: '/manifest.webmanifest', module: 'manifest.ts', hasNoLanguage: true },
  { path: '/.well-known/security.txt', module: 'security-txt.ts', hasNoLanguage: true },
  ...searchRoutes,
  { path: '/search/holidays', module: 'search-holidays.ts', isForOne: true, isCounted: true },
  {
    path: '/airports',
    module: 'airports.ts',
    isForOne: true,
    isCounted: true,
    limits: { GET: 'places' },
  },
  { path: '/preview', module: 'preview.tsx', id: 'preview', isForOne: true, isCounted: true },
  { path: '/search', module: 'search.tsx', isForOne: true, isCounted: true },
  {
    path: '/search/suggestions',
    module: 'search-suggestions.ts',
    isForOne: true,
    isCounted: true,
    limits: { GET: 'suggestions' },
  },
]

export function firstSegments(routes: readonly FixedRoute[]): string[] {
  return [...new Set(routes.map(({ path }) => path.split('/', 2)[1] ?? ''))]
}

const patterns = fixedRoutes.map(route => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}/?$`, 'i'),
}))

export function isFixedAddress(path: string): boolean {
  return fixedRouteAt(path) !== undefined
}

export const fixedRouteAt = (path: string): FixedRoute | undefined => patterns.find(({ pattern }) => pattern.test(path))
