import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { anyFreePort } from '../../../scripts/start/ports.mjs'

/**
 * A backend that is away until it is opened, and then takes every enquiry.
 *
 * @returns {Promise<{ url: string, open: () => Promise<void>, references: Set<string>, keys: Set<string>, stop: () => void }>}
 */
export async function slowStartingBackend() {
  const port = await anyFreePort()
  const references = /** @type {Set<string>} */ (new Set())
  const keys = /** @type {Set<string>} */ (new Set())
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, { 'idempotency-key-accepted': 'true' }).end()
    const { reference } = /** @type {{ reference: string }} */ (await json(request))
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
