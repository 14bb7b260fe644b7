import type { IncomingMessage, ServerResponse } from 'node:http'

/** RFC 9112 (3.2) demands it: Node reads the first host, and a proxy or cache in front may have read the last. */
export function refuseSeveralHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts < 2) return false
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('A request names one host.')
  return true
}
