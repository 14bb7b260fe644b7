import type { Seen, ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context } from 'hono'
import { Overloaded } from '../load-shedding/admission-queue.ts'
import { routeLabel } from './route-label.ts'

const unread = new Set(['/healthz', '/readyz', '/vitals', '/assets/*', '/img/*'])

/** Logs every rendered page, form and failure. Files, pictures, probes and shed pages are only counted. */
export function requestSeen(c: Context<ServiceEnv>): Seen {
  const route = routeLabel(c.req.path)
  return { route, quiet: c.error instanceof Overloaded || (unread.has(route) && c.res.status < 400) }
}
