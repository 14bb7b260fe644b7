import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
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
  { path: '/blog/search/:term?', module: 'article-choice.tsx', id: 'blog-search' },
  { path: '/blog/categories/:term?', module: 'article-choice.tsx', id: 'blog-categories' },
  { path: '/blog/tags/:term?', module: 'article-choice.tsx', id: 'blog-tags' },
  { path: '/blog/feed.xml', module: 'feed-rss.ts' },
  { path: '/faq/:id', module: 'faq-entry.tsx', id: 'faq-category' },
  { path: '/faq-details/:id?', module: 'faq-entry.tsx', id: 'faq-details' },
  { path: '/account', module: 'account.tsx', isForOne: true },
  { path: '/Login', module: 'sign-in.tsx', id: 'log-in' },
  { path: '/AgentLogin', module: 'sign-in.tsx', id: 'agent-log-in' },
  { path: '/dev/components', module: 'component-gallery.tsx', isForOne: true },
  { path: '/dev/strange/:kind/:type', module: 'strange-content.tsx', isForOne: true },
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
    isForOne: true,
    isCounted: true,
    takesPosts: true,
  },
  { path: '/your-data/link', module: 'own-data-link.tsx', isForOne: true, takesPosts: true },
  { path: '/your-data/copy', module: 'own-data-copy.ts', isForOne: true, takesPosts: true },
  { path: '/quotation', module: 'quotation.tsx', isForOne: true },
  { path: '/quotation/new', module: 'quotation-form.tsx', isForOne: true, isCounted: true, takesPosts: true },
  { path: '/sitemap.xml', module: 'sitemap-xml.ts' },
  { path: '/sitemaps/:file', module: 'sitemap-file.ts' },
  { path: '/robots.txt', module: 'robots.ts' },
  { path: '/manifest.webmanifest', module: 'manifest.ts' },
  { path: '/.well-known/security.txt', module: 'security-txt.ts' },
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

const patterns = fixedRoutes.map(({ path }) => new RegExp(`^${path.replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}/?$`, 'i'))

export function isFixedAddress(path: string): boolean {
  return patterns.some(pattern => pattern.test(path))
}
