/** Routes that are counted by themselves. Pages of the content system are one row here; page types have figures of their own. */
const routes = new Set([
  '/healthz',
  '/readyz',
  '/vitals',
  '/hooks/content',
  '/airports',
  '/newsletter',
  '/preview',
  '/contactus',
  '/group-flight-request-form',
  '/request-change-form',
  '/visa-request-form',
  '/transfer-request-form',
  '/search',
  '/search/suggestions',
  '/search/holidays',
  '/search/flights',
  '/search/hotels',
  '/search/packages',
  '/search/cars',
])
const folders = ['assets', 'img', 'account', 'sitemaps', 'umbraco', '.well-known']

/** What a path is counted as. There are few of these, whatever paths are asked for. */
export function routeLabel(path: string): string {
  if (routes.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.includes(first) ? `/${first}/*` : '/*'
}
