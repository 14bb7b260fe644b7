import type { Fault } from './fault-proxy.ts'

const json = { 'content-type': 'application/json' }

const answering =
  (status: number, body: string, headers: Record<string, string> = json): Fault =>
  ({ response }) =>
    response.writeHead(status, headers).end(body)

const problem = (status: number, title: string) => answering(status, JSON.stringify({ title, status }))

/** Does it to everything but the token call, so that it meets the answers themselves. */
const behindTheToken =
  (fault: Fault): Fault =>
  call =>
    call.request.url?.includes('gettoken') ? call.forward() : fault(call)

/** Sends what is asked for in pieces, for as long as anybody listens. */
function drip(piece: string, everyMs: number, maxBytes: number): Fault {
  return ({ response }) => {
    response.writeHead(200, json)
    response.write('[')
    let sent = 1
    const timer = setInterval(() => {
      sent += piece.length
      if (sent > maxBytes) {
        clearInterval(timer)
        response.end(']')
      } else response.write(piece)
    }, everyMs)
    response.on('close', () => clearInterval(timer))
  }
}

let huge: Buffer | undefined

/** Everything that lines, firewalls and tired servers do to a call. */
export const faults: Record<string, Fault> = {
  'answers four seconds late': ({ forward }) => void setTimeout(forward, 4000),
  'never answers': () => undefined,
  'stops in the middle of an answer': behindTheToken(({ response }) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"id": 1, "name": "hal')
  }),
  'drips its answers': behindTheToken(drip(' ', 200, 10_000)),
  'resets connections': ({ request }) => void request.socket.resetAndDestroy(),
  'closes connections': ({ request }) => void request.socket.destroy(),
  'cuts answers off': behindTheToken(({ response, forward }) => {
    forward(body => body.subarray(0, body.length / 2))
    response.on('finish', () => response.socket?.destroy())
  }),
  'refuses every token with 401': behindTheToken(problem(401, 'Unauthorized')),
  'gives no tokens': problem(401, 'Unauthorized'),
  'answers 403': problem(403, 'Forbidden'),
  'answers 429': answering(429, '{"title":"Too Many Requests"}', { ...json, 'retry-after': '60' }),
  'answers 500': problem(500, 'Error'),
  'answers 502 in HTML': answering(502, '<html><h1>Bad gateway</h1></html>', { 'content-type': 'text/html' }),
  'answers 503': problem(503, 'Service Unavailable'),
  'redirects to a log-in': answering(302, '', { location: '/login' }),
  'is behind a firewall page with 200': answering(200, '<html>Request blocked</html>', { 'content-type': 'text/html' }),
  'answers an empty object': behindTheToken(answering(200, '{}')),
  'answers an empty list': behindTheToken(answering(200, '[]')),
  'answers null': behindTheToken(answering(200, 'null')),
  'answers nothing': behindTheToken(answering(200, '')),
  'answers something else in JSON': behindTheToken(answering(200, '{"status":"ok","message":"maintenance"}')),
  'has lost nine of ten pages': behindTheToken(({ request, forward }) =>
    forward(request.url?.includes('getRoute') ? body => Buffer.from(JSON.stringify(tenth(body))) : undefined),
  ),
  'answers 50 MB': behindTheToken(({ response }) => {
    // Made once: making it for every call would hold up the proxy and falsify the measured times.
    huge ??= Buffer.from(`["${'x'.repeat(50 * 1024 * 1024)}"]`)
    response.writeHead(200, { ...json, 'content-length': huge.length }).end(huge)
  }),
  'answers 50 MB without saying so': behindTheToken(({ response }) => {
    response.writeHead(200, json)
    const piece = 'x'.repeat(1024 * 1024)
    let left = 50
    const more = () => {
      if (left === 0 || response.destroyed) return void response.end()
      left -= 1
      if (response.write(piece)) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  }),
}

function tenth(body: Buffer): unknown {
  const nodes = JSON.parse(body.toString('utf8')) as { urlSegment?: string }[]
  return nodes.filter((node, number) => node.urlSegment === 'home' || number % 10 === 0)
}
