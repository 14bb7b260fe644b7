import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { answerUnreadable } from '../http/unreadable-requests.ts'
import type { Logger } from '../observability/logger.ts'
import { counter, gauge, serveMetrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/open-telemetry.ts'
import { refuseSeveralHosts } from '../one-host.ts'
import { boundBodies, type MaxBody } from './bounded-body.ts'
import { type ConnectionMetrics, limitConnections, requestLimits } from './connection-limits.ts'
import type { Serving } from './settings.ts'
import { drainMs, isStopping, stopOnSignals } from './stop.ts'

type Listening = {
  app: { fetch: (request: Request, ...rest: never[]) => Response | Promise<Response> }
  port: number
  portSetting: string
}

export type ListenOptions = Listening & {
  /** Another application of the process, at a port of its own. */
  beside?: Listening | undefined
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
  log: Logger
  serving?: Serving
  maxBody?: MaxBody
  tracing?: Tracing | undefined
  onStop?: () => Promise<unknown> | unknown
}

const localOnly: Serving = { APP_ENV: 'local', LISTEN_HOST: '127.0.0.1' }

const keepAliveMs = 75_000
const maxConnections = 10_000

/**
 * After SIGTERM, SIGINT or the end of the parent `/readyz` fails; after `drainMs` it accepts no more, finishes running
 * requests, and ends within 4.5 seconds.
 */
export function listen({ log, serving = localOnly, tracing, onStop, beside, ...rest }: ListenOptions): Server {
  const server = open({ log, serving, tracing, ...rest })
  const other = beside && open({ log, serving, tracing, ...beside })
  seeConnections(limitConnections(server, { most: maxConnections }))
  if (other) limitConnections(other, { most: maxConnections })
  if (serving.METRICS) serveMetrics({ ...serving.METRICS, log })
  const stop = async (drain: number) => {
    await new Promise(resolve => setTimeout(resolve, drain))
    await Promise.all([close(server), other && close(other)])
    await Promise.all([onStop?.(), tracing?.stop()])
  }
  stopOnSignals(log, stop, drainMs(serving.APP_ENV))
  return server
}

function open({
  app,
  answerFirst = () => false,
  port,
  portSetting,
  log,
  serving = localOnly,
  maxBody = 1024 * 1024,
  tracing,
}: ListenOptions): Server {
  const answer = getRequestListener(app.fetch as (request: Request) => Response | Promise<Response>)
  const bounded = boundBodies((request, response) => {
    try {
      if (refuseSeveralHosts(request, response) || answerFirst(request, response)) return
    } catch (error) {
      // No other code catches it, and one odd answer must not end the process with all the others.
      log.error({ err: error }, 'an answer could not be sent at once')
      if (response.headersSent) return void response.destroy()
    }
    return answer(request, response)
  }, maxBody)
  const server = createServer(
    { ...requestLimits, keepAliveTimeout: keepAliveMs },
    tracing ? tracing.around(bounded) : bounded,
  )
  answerUnreadable(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${cannotListen(error, port, portSetting)}\n`)
    process.exit(1)
  })
  // First, so that a proxy does not reuse the connection.
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
  })
  server.listen(port, serving.LISTEN_HOST, () => log.info({ port }, 'listening'))
  return server
}

function seeConnections(metrics: () => ConnectionMetrics): void {
  gauge({ name: 'http_connections_open', help: 'Connections open now' }, () => [{ value: metrics().open }])
  counter({ name: 'http_connections_turned_away_total', help: 'Connections that were one too many' }, () => [
    { value: metrics().turnedAway },
  ])
}

function cannotListen(error: NodeJS.ErrnoException, port: number, portSetting: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the program that uses it, or set ${portSetting} to another port.`
  }
  if (error.code === 'EACCES') return `Port ${port} is not allowed for this user. Set ${portSetting} to one above 1023.`
  return `Cannot listen on port ${port} (${portSetting}): ${error.message}`
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), 4000)
    // A kept-alive connection becomes idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
