import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AwayBackend = { url: string; comeBack: () => Promise<void>; stop: () => Promise<void> }

/** The address of a backend that nothing listens at until it comes back; then the real one answers there. */
export async function awayBackend(realUrl: string): Promise<AwayBackend> {
  const real = new URL(realUrl)
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const passedOn = request({ hostname: real.hostname, port: real.port, method, path, headers }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    incoming.pipe(passedOn)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
  const port = await listen(0)
  await stop()
  return { url: `http://127.0.0.1:${port}`, comeBack: async () => void (await listen(port)), stop }
}
