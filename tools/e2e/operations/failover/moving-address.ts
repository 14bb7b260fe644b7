import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address for several servers, of which one is behind it at a time. */
export type MovingAddress = {
  port: number
  /** new connections go to that port of this machine from now on */
  moveTo: (port: number) => void
  /** The server is a machine that vanished: its connections stay open, and neither they nor new ones hear anything. */
  vanish: () => void
  stop: () => Promise<void>
}

/** The address that a managed PostgreSQL keeps while another server takes over. */
export async function movingAddress(firstPort: number): Promise<MovingAddress> {
  let target: number | undefined = firstPort
  const lines: Set<[Socket, Socket?]> = new Set()
  const server = createServer(client => {
    client.on('error', () => {})
    if (target === undefined) return void lines.add([client])
    const onward = connect(target, '127.0.0.1')
    const line: [Socket, Socket] = [client, onward]
    lines.add(line)
    const end = () => {
      if (!lines.delete(line)) return
      client.destroy()
      onward.destroy()
    }
    client.on('close', end)
    onward.on('error', () => {}).on('close', end)
    client.pipe(onward).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      target = port
    },
    vanish() {
      target = undefined
      for (const [client, onward] of lines) {
        client.unpipe()
        onward?.unpipe()
        onward?.removeAllListeners('close').destroy()
      }
    },
    async stop() {
      for (const line of lines) for (const socket of line) socket?.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
