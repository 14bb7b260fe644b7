import type { Seen, ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context } from 'hono'
import { fixedRoutes } from '../../app/fixed-routes.ts'
import { Overloaded } from '../load-shedding/admission-queue.ts'

const unread = new Set(['/healthz', '/readyz', '/vitals', '/assets/*', '/img/*'])

/** Logs every rendered page, form and failure. Files, pictures, probes and shed pages are only counted. */
export function requestSeen(c: Context<ServiceEnv>): Seen {
  const route = routeLabel(c.req.path)
  return { route, quiet: c.error instanceof Overloaded || (unread.has(route) && c.res.status < 400) }
}

const counted = fixedRoutes.filter(({ isCounted }) => isCounted).map(({ path }) => path)

/** Pages of the content system share one row; page types have separate metrics. */
const routes = new Set([...counted, '/healthz', '/readyz', '/vitals', '/hooks/content'])
const folders = ['assets', 'img', 'account', 'sitemaps', 'umbraco', '.well-known']

/** A fixed set of labels, however many paths are requested. */
function routeLabel(path: string): string {
  if (routes.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.includes(first) ? `/${first}/*` : '/*'
}
