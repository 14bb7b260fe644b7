import { fixedRoutes } from '../../app/fixed-routes.ts'

const counted = fixedRoutes.filter(({ isCounted }) => isCounted).map(({ path }) => path)

/** Routes with a row of their own. Pages of the content system share one; page types have separate metrics. */
const routes = new Set([...counted, '/healthz', '/readyz', '/vitals', '/hooks/content'])
const folders = ['assets', 'img', 'account', 'sitemaps', 'umbraco', '.well-known']

/** The label of a path in metrics; there are few labels, however many paths are requested. */
export function routeLabel(path: string): string {
  if (routes.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.includes(first) ? `/${first}/*` : '/*'
}
