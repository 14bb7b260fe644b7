import { createServer } from 'node:net'

/**
 * @param {number} port 0 for any
 * @param {string} [host]
 * @returns {Promise<number | undefined>} the port, or undefined when it is taken
 * @throws other errors of listening, for example a port only root may have
 */
export function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', error => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(address.port))
    })
  })
}

/** @returns {Promise<number>} a port of this machine that nobody uses now */
export async function anyFreePort() {
  return /** @type {number} */ (await tryPort(0))
}
