import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What one request may cost: 16 KB of headers (more is a 431) within 10 seconds, and 30 seconds for all
 * of it (more is a 408), looked at every second.
 */
export const requestLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
}

export type ConnectionLimits = {
  /** Connections open at once. */
  most: number
  /** Milliseconds after which a client that does not read what we send is disconnected. */
  timeLimit?: number
}

export type ConnectionMetrics = { open: number; turnedAway: number }

/** A connection on which nothing moves at all is closed after this many milliseconds. */
const silentFor = 60_000

/**
 * Bounds the connections of a server. There are at most `most`. While half of these are open, no address may hold more than
 * an eighth of them, so that one sender cannot take the places of all; below that senders are not counted, because behind a proxy
 * or a mobile network everybody has the same address.
 * @returns The numbers of this moment.
 */
export function limitConnections(
  server: Server,
  { most, timeLimit = 120_000 }: ConnectionLimits,
): () => ConnectionMetrics {
  server.maxConnections = most
  server.timeout = silentFor
  const open = new Map<Socket, { sent: number; since: number }>()
  const byAddress = new Map<string, number>()
  let turnedAway = 0
  let madeRoomAt = 0

  server.on('drop', () => {
    turnedAway += 1
  })
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const held = byAddress.get(address) ?? 0
    if (open.size >= most / 2 && held >= most / 8) {
      turnedAway += 1
      return socket.destroy()
    }
    byAddress.set(address, held + 1)
    open.set(socket, { sent: 0, since: Date.now() })
    socket.once('close', () => {
      open.delete(socket)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    // Idle connections make room for new ones.
    if (open.size > most * 0.9 && Date.now() - madeRoomAt > 1000) {
      madeRoomAt = Date.now()
      server.closeIdleConnections()
    }
  })
  const look = setInterval(() => {
    const now = Date.now()
    for (const [socket, state] of open) {
      const sent = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || sent !== state.sent) Object.assign(state, { sent, since: now })
      else if (now - state.since > timeLimit) socket.destroy()
    }
  }, timeLimit / 10)
  look.unref()
  server.once('close', () => clearInterval(look))
  return () => ({ open: open.size, turnedAway })
}
