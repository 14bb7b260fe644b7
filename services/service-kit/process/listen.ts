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

export type ListenOptions = {
  app: { fetch: (request: Request, ...rest: never[]) => Response | Promise<Response> }
  /** Asked before the application: true when it has sent the answer itself. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
  port: number
  /** Name of the variable that sets the port, for the message when it is taken. */
  portSetting: string
  log: Logger
  /** Where and how; on this machine alone, and stopping without delay, unless given. */
  serving?: Serving
  /** Largest body of any request, in bytes, perhaps by path; 1 MiB unless given. */
  maxBody?: MaxBody
  tracing?: Tracing | undefined
  /** What to close after the last request was answered: pools, timers, listeners. */
  onStop?: () => Promise<unknown> | unknown
}

const alone: Serving = { APP_ENV: 'local', LISTEN_HOST: '127.0.0.1' }

/** Longer than proxies keep an idle connection, usually 60 seconds, so a proxy never uses one that is being closed. */
const keepAliveMs = 75_000
/** Further connections of a process are rejected. */
const maxConnections = 10_000

/**
 * Serves the application until the process has to stop (SIGTERM, SIGINT or the parent going away). Then `/readyz` says
 * so, answers give up their connections, and after `drainMs` no connection is taken any more; running requests are
 * finished, and the process ends within 4.5 seconds.
 * If the port cannot be had, prints one line that says what to do and ends the process with code 1.
 */
export function listen({
  app,
  answerFirst = () => false,
  port,
  portSetting,
  log,
  serving = alone,
  maxBody = 1024 * 1024,
  tracing,
  onStop,
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
  seeConnections(limitConnections(server, { most: maxConnections }))
  if (serving.METRICS) serveMetrics({ ...serving.METRICS, log })
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${cannotListen(error, port, portSetting)}\n`)
    process.exit(1)
  })
  // Before anything is answered: a proxy that reads this does not use the connection again.
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
  })
  server.listen(port, serving.LISTEN_HOST, () => log.info({ port }, 'listening'))
  const stop = async (drain: number) => {
    await new Promise(resolve => setTimeout(resolve, drain))
    await close(server)
    await Promise.all([onStop?.(), tracing?.stop()])
  }
  stopOnSignals(log, stop, drainMs(serving.APP_ENV))
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

/** Stops taking connections, waits for running requests, and cuts those that still run after 4 seconds. */
function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), 4000)
    // A kept-alive connection becomes idle only after its last answer, so look again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
