import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map: what is fixed by the site first, then every page of the content system. */
export default [
  route('blog/search/:term?', 'routes/article-choice.tsx', { id: 'blog-search' }),
  route('blog/categories/:term?', 'routes/article-choice.tsx', { id: 'blog-categories' }),
  route('blog/tags/:term?', 'routes/article-choice.tsx', { id: 'blog-tags' }),
  route('blog/feed.xml', 'routes/feed-rss.ts'),
  route('blog/feed.json', 'routes/feed-json.ts'),
  route('faq/:id', 'routes/faq-entry.tsx', { id: 'faq-category' }),
  route('faq-details/:id?', 'routes/faq-entry.tsx', { id: 'faq-details' }),
  route('account', 'routes/account.tsx'),
  route('dev/kitchen-sink', 'routes/kitchen-sink.tsx'),
  ...[
    'contactus',
    'group-flight-request-form',
    'request-change-form',
    'visa-request-form',
    'transfer-request-form',
  ].map(path => route(path, 'routes/enquiry-form.tsx', { id: path })),
  route('contactthanks', 'routes/enquiry-thanks.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('sitemaps/:file', 'routes/sitemap-file.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('humans.txt', 'routes/humans.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  ...['flights', 'hotels', 'packages', 'cars'].map(product =>
    route(`search/${product}`, 'routes/search-form.tsx', { id: `search-${product}` }),
  ),
  route('search/holidays', 'routes/search-holidays.tsx'),
  route('airports', 'routes/airports.tsx'),
  index('routes/content-page.tsx', { id: 'home' }),
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
