import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** Waits until a process has ended. */
export function ended(child: ChildProcess): Promise<[code: number | null, signal: string | null]> {
  if (!isRunning(child)) return Promise.resolve([child.exitCode, child.signalCode])
  return new Promise(resolve => child.once('exit', (code, signal) => resolve([code, signal])))
}

/**
 * Waits until a process answers its `/readyz` with 200.
 *
 * @param limit in milliseconds
 * @returns false when it ended, or took too long
 */
export async function becomesReady(child: ChildProcess, port: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit
  while (isRunning(child) && Date.now() < deadline) {
    if (await answersReady(port)) return true
    await sleep(50)
  }
  return false
}

function answersReady(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 3000 }, response => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
