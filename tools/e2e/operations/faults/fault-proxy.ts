import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call on its way. `forward` does what a proxy does. */
export type Fault = (call: {
  request: IncomingMessage
  response: ServerResponse
  forward: (change?: (body: Buffer) => Buffer) => void
}) => void

export type FaultProxy = {
  url: string
  /** From now on every call meets this; without it, none does. */
  set: (fault?: Fault) => void
  /** How many calls came in so far. */
  calls: () => number
  stop: () => Promise<void>
}

/**
 * Stands between the site and another system and does to calls what lines, firewalls and tired servers do.
 * @param target Address of the system behind it.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let current: Fault | undefined
  let calls = 0
  const server = createServer((incoming, response) => {
    calls += 1
    const forward = (change?: (body: Buffer) => Buffer) => pass(target, incoming, response, change)
    if (current) current({ request: incoming, response, forward })
    else forward()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(fault) {
      current = fault
    },
    calls: () => calls,
    stop() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function pass(target: string, incoming: IncomingMessage, response: ServerResponse, change?: (body: Buffer) => Buffer) {
  const { method, url = '/', headers } = incoming
  // What is to be changed must come unpacked.
  if (change) delete headers['accept-encoding']
  const outgoing = request(new URL(url, target), { method, headers }, answer => {
    const { statusCode = 502, headers: given } = answer
    if (!change) {
      response.writeHead(statusCode, given)
      answer.pipe(response)
      return
    }
    const chunks: Buffer[] = []
    answer.on('data', chunk => chunks.push(chunk))
    answer.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': __, ...others } = given
      response.writeHead(statusCode, others).end(change(Buffer.concat(chunks)))
    })
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
