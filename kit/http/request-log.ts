import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from '../observability/logger.ts'
import { countRequest } from '../observability/metrics.ts'

export type ServiceEnv = { Variables: { requestId: string; log: Logger } }

export type Seen = {
  route: string
  quiet: boolean
}

const id = /^[\w-]{8,64}$/
const probes = new Set(['/healthz', '/readyz'])

/** nginx's code: the caller hung up before the answer, so this is no failure of ours. */
const goneStatus = 499

function hasGone(c: Context): boolean {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  return outgoing?.destroyed === true && !outgoing.writableFinished
}

const usually = (c: Context): Seen => ({ route: routePath(c, -1), quiet: probes.has(c.req.path) && c.res.status < 500 })

/** Logs the path without its query, because queries can carry keys and addresses. */
export function requestLog(log: Logger, seenAs: (c: Context<ServiceEnv>) => Seen = usually) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const headerId = c.req.header('x-request-id')
    const requestId = headerId !== undefined && id.test(headerId) ? headerId : randomUUID()
    const started = performance.now()
    const requestLogger = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLogger)
    await next()
    c.header('x-request-id', requestId)
    const { route, quiet } = seenAs(c)
    const elapsed = performance.now() - started
    const status = hasGone(c) ? goneStatus : c.res.status
    countRequest(c.req.method, route, status, elapsed / 1000)
    Object.assign((c.env as { incoming?: object } | undefined)?.incoming ?? {}, { route })
    const line = { method: c.req.method, path: c.req.path, status, ms: Math.round(elapsed * 10) / 10 }
    if (quiet) requestLogger.debug(line, 'request')
    else if (status >= 500) requestLogger.error(line, 'request')
    else requestLogger.info(line, 'request')
  })
}
