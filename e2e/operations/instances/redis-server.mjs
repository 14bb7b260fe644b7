import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { which } from '../../../scripts/start/debian.mjs'
import { anyFreePort } from '../../../scripts/start/ports.mjs'
import { problem } from '../../../scripts/start/problem.mjs'

/**
 * A Redis of the test's own, with nothing in it.
 *
 * @typedef {object} RedisServer
 * @property {string} url
 * @property {(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>} signal SIGSTOP: it keeps its connections and
 *   says nothing, as a machine that vanished
 * @property {() => Promise<void>} start again after it was killed, at the same address and empty
 * @property {() => Promise<string>} names of everything it holds
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<RedisServer>} */
export async function startRedis() {
  const program = which('redis-server')
  if (!program) throw problem('These tests need Redis: install it (Debian: apt-get install redis-server).')
  const port = await anyFreePort()
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let child = await run()

  async function run() {
    const begun = spawn(/** @type {string} */ (program), flags, { stdio: 'ignore' })
    while (!(await answers(port))) {
      if (begun.exitCode !== null) throw problem('redis-server does not start.')
      await sleep(20)
    }
    return begun
  }
  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  process.once('exit', () => child.kill('SIGKILL'))

  return {
    url: `redis://127.0.0.1:${port}`,
    async signal(name) {
      if (name === 'SIGKILL') await end()
      else child.kill(name)
    },
    async start() {
      child = await run()
    },
    async names() {
      const socket = connect(port, '127.0.0.1')
      socket.end('KEYS *\r\nQUIT\r\n')
      return text(socket)
    },
    stop: end,
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'))
    socket.on('data', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}
