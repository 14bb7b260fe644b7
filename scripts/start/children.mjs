import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * @param {Child} child
 * @returns {boolean}
 */
export function isRunning(child) {
  return child.exitCode === null && child.signalCode === null
}

/**
 * Waits until a process has ended.
 *
 * @param {Child} child
 * @returns {Promise<[code: number | null, signal: string | null]>}
 */
export function ended(child) {
  if (!isRunning(child)) return Promise.resolve([child.exitCode, child.signalCode])
  return new Promise(resolve => child.once('exit', (code, signal) => resolve([code, signal])))
}

/**
 * Waits until a process answers its `/readyz` with 200.
 *
 * @param {Child} child
 * @param {number} port
 * @param {number} limit in milliseconds
 * @returns {Promise<boolean>} false when it ended, or took too long
 */
export async function becomesReady(child, port, limit) {
  const deadline = Date.now() + limit
  while (isRunning(child) && Date.now() < deadline) {
    if (await answersReady(port)) return true
    await sleep(50)
  }
  return false
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersReady(port) {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 3000 }, response => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
