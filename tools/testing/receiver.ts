import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Receiver = {
  url: string
  received: { path: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[]
  /** The status that it answers with from now on. */
  answer: (status: number) => void
  stop: () => void
}

/** Another system on a free port, that keeps what is posted to it and answers 204, for tests. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = []
  let status = 204
  const server = createServer(async (request, response) => {
    received.push({ path: request.url, headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(next) {
      status = next
    },
    stop: () => server.close(),
  }
}
