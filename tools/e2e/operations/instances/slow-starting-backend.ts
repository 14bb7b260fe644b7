import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { anyFreePort } from '../../../scripts/machine/ports.ts'

/** A backend that is away until it is opened, and then takes every enquiry. */
export async function slowStartingBackend(): Promise<{
  url: string
  open: () => Promise<void>
  references: Set<string>
  keys: Set<string>
  stop: () => void
}> {
  const port = await anyFreePort()
  const references = new Set() as Set<string>
  const keys = new Set() as Set<string>
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, { 'idempotency-key-accepted': 'true' }).end()
    const { reference } = (await json(request)) as { reference: string }
    references.add(reference)
    keys.add(String(request.headers['idempotency-key']))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, data: { reference } }))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    references,
    keys,
    stop: () => server.close(),
  }
}
