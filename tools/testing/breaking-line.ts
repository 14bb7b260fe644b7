import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type BreakingLine = {
  /** The database's address by way of this line. */
  url: string
  /** Whether it broke already. */
  hasBroken: () => boolean
  stop: () => Promise<void>
}

/**
 * A line to a database that breaks once, for every connection, at the given message of those who ask, and works again
 * at once: what a restart of the database looks like to a process that was in the middle of something.
 * @param databaseUrl With the port.
 */
export async function breakingLine(databaseUrl: string, breaksAt: number): Promise<BreakingLine> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let messages = 0
  const server = createServer(socket => {
    const onward = connect(Number(target.port), target.hostname)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.on('data', () => {
      if (++messages === breaksAt) for (const end of open) end.destroy()
    })
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    hasBroken: () => messages >= breaksAt,
    stop() {
      for (const end of open) end.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
