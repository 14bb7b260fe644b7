import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from './logger.ts'

/** What every handler of a service finds in its context: `c.var.requestId`, `c.var.log`. */
export type ServiceEnv = { Variables: { requestId: string; log: Logger } }

const ID = /^[\w-]{8,64}$/
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Gives the request the id of its `x-request-id` header, or a new one, sends it back, and logs one line when answered.
 * The line holds the path without its query, because queries can carry keys and addresses.
 */
export function requestLog(log: Logger) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && ID.test(given) ? given : randomUUID()
    const started = performance.now()
    const requestLogger = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLogger)
    await next()
    c.header('x-request-id', requestId)
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
    if (c.res.status >= 500) requestLogger.error(line, 'request')
    else if (PROBES.has(c.req.path)) requestLogger.debug(line, 'request')
    else requestLogger.info(line, 'request')
  })
}
