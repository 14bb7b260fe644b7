import { connect } from 'node:net'

/**
 * Sends pieces of a request until the site closes the connection, as no browser would.
 * @param pieces Sent one after the other; the last one again and again, unless it is empty.
 * @returns What the site said until it hung up.
 */
export function insist(url: string, pieces: string[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let said = ''
  let at = 0
  const send = () => {
    const piece = pieces[Math.min(at, pieces.length - 1)] ?? ''
    at += 1
    // The next piece goes when this one is on its way, so that nothing piles up here.
    if (piece && !socket.destroyed) socket.write(piece, () => setImmediate(send))
  }
  socket.on('connect', send)
  socket.on('data', data => {
    said += data
  })
  socket.on('error', () => {})
  return new Promise(resolve => socket.once('close', () => resolve(said)))
}
