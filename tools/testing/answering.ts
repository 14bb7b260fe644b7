import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A server on a free port, until the tests of the file that starts it are over. Returns its address. */
export async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
