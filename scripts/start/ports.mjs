import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from './problem.mjs'

/** Processes of a supervisor that was killed need a moment to notice and end. */
const patience = 8000

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

/**
 * Makes sure that a port can be had.
 *
 * @param {number} port
 * @param {string} variable that sets it
 * @param {boolean} again whether processes of a run before this one may still be ending
 * @throws a problem that says what to do
 */
export async function claimPort(port, variable, again) {
  const deadline = Date.now() + (again ? patience : 0)
  for (;;) {
    try {
      if (await tryPort(port)) return
    } catch (error) {
      throw problem(
        `Cannot listen on port ${port} (${/** @type {Error} */ (error).message}): set ${variable} to another one.`,
      )
    }
    if (Date.now() >= deadline) {
      throw problem(`Port ${port} is taken: stop the program that uses it, or set ${variable} to another port.`)
    }
    await sleep(100)
  }
}
