import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../database/database-away.ts'
import { diskTrouble } from '../files/disk-trouble.ts'
import { problem } from '../http/problem.ts'
import { requestLog, type ServiceEnv } from '../http/request-log.ts'
import { insideOnly } from '../inside-only.ts'
import type { Logger } from '../observability/logger.ts'
import { loggable } from '../query-failure.ts'
import { type MaxBody, maxBodyAt } from './bounded-body.ts'
import { type ReadyCheck, readiness } from './readiness.ts'

export type HttpServiceOptions = {
  title: string
  version: string
  log: Logger
  /** Without it the application has no internal addresses. */
  ready?: Record<string, ReadyCheck>
  doing?: () => string | undefined
  /** Bytes, perhaps by path; larger ones get 413. Default 256 KiB. */
  maxBody?: MaxBody
}

/** `/healthz`, `/readyz` and `/openapi.json` are internal. */
export function httpService(options: HttpServiceOptions): OpenAPIHono<ServiceEnv> {
  const app = new OpenAPIHono<ServiceEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      const faults = result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
      const lines = faults.map(({ path, message }) => `${path.join('.') || result.target}: ${message}`)
      return problem(c, 400, lines.join('; '), { faults })
    },
  })
  app.use(requestLog(options.log), apiHeaders, insideOnly)
  app.use((c, next) => {
    const maxSize = maxBodyAt(options.maxBody ?? 256 * 1024, c.req.path)
    return bodyLimit({ maxSize, onError: () => problem(c, 413, 'The body of the request is too large.') })(c, next)
  })
  app.notFound(c => problem(c, 404, 'There is nothing at this address.'))
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      if (error.cause) c.var.log.error({ err: loggable(error.cause) }, 'request refused')
      return problem(c, error.status as 400, error.message || undefined, (error as { more?: object }).more)
    }
    if (isUnstorable(error)) {
      c.var.log.warn({ err: loggable(error) }, 'what was sent cannot be stored')
      return problem(
        c,
        400,
        'Something of this cannot be stored: a character that is none, or a number that is too large.',
      )
    }
    const trouble = diskTrouble(error)
    if (trouble) {
      c.var.log.error({ err: loggable(error) }, `nothing can be kept: ${trouble}`)
      return problem(
        c,
        507,
        `This could not be kept, because ${trouble}. Please tell the administrator of this server.`,
      )
    }
    c.var.log.error({ err: loggable(error) }, 'request failed')
    return isDatabaseAway(error) ? problem(c, 503, 'Please try again in a moment.') : problem(c, 500)
  })
  if (options.ready === undefined) return app
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', readiness(options.ready, options.doing))
  app.get('/openapi.json', c =>
    c.json(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: options.title, version: options.version },
      }) as object,
    ),
  )
  return app
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const apiHeaders = createMiddleware(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
})

const unstorable = new Set(['22003', '22021', '22P02', '22P05'])

/** The query's data is at fault: no retry can succeed. */
function isUnstorable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (unstorable.has((at as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}
