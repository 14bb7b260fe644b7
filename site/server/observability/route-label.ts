import { fixedRoutes } from '../../app/fixed-routes.ts'

const counted = fixedRoutes.filter(({ isCounted }) => isCounted).map(({ path }) => path)

/** Routes that are counted by themselves. Pages of the content system are one row here; page types have metrics of their own. */
const routes = new Set([...counted, '/healthz', '/readyz', '/vitals', '/hooks/content'])
const folders = ['assets', 'img', 'account', 'sitemaps', 'umbraco', '.well-known']

/** What a path is counted as. There are few of these, whatever paths are asked for. */
export function routeLabel(path: string): string {
  if (routes.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.includes(first) ? `/${first}/*` : '/*'
}
