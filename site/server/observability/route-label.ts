import { fixedRoutes } from '../../app/fixed-routes.ts'

const counted = fixedRoutes.filter(({ isCounted }) => isCounted).map(({ path }) => path)

/** Pages of the content system share one row; page types have separate metrics. */
const routes = new Set([...counted, '/healthz', '/readyz', '/vitals', '/hooks/content'])
const folders = ['assets', 'img', 'account', 'sitemaps', 'umbraco', '.well-known']

/** A fixed set of labels, however many paths are requested. */
export function routeLabel(path: string): string {
  if (routes.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.includes(first) ? `/${first}/*` : '/*'
}
