import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** 16 KB of headers (else 431) within 10 seconds, and 30 seconds for the request (else 408), checked every second. */
export const requestLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
}

export type ConnectionLimits = {
  most: number
  /** Milliseconds; disconnects a client that does not read. */
  timeLimit?: number
}

export type ConnectionMetrics = { open: number; turnedAway: number }

/** Milliseconds; closes idle connections. */
const silentFor = 60_000

/**
 * While half of `most` are open, one address may hold an eighth, so that one sender cannot take all; below that
 * addresses are not counted, because proxies and mobile networks share them.
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
