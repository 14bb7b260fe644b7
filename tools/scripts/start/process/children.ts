import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

export function ended(child: ChildProcess): Promise<[code: number | null, signal: string | null]> {
  if (!isRunning(child)) return Promise.resolve([child.exitCode, child.signalCode])
  return new Promise(resolve => child.once('exit', (code, signal) => resolve([code, signal])))
}

/** Calls `tell` every so many milliseconds while a process is not ready. */
export type WhileNotReady = { every: number; tell: (milliseconds: number, doing: string | undefined) => void }

/** Without a limit: a busy machine is slow, not broken. Returns false when the process ended instead. */
export async function becomesReady(child: ChildProcess, port: number, { every, tell }: WhileNotReady) {
  const started = Date.now()
  for (let signals = 0; isRunning(child); ) {
    const answer = await askReady(port)
    if (answer.ready) return true
    const waited = Date.now() - started
    if (waited >= signals + every) {
      signals = waited
      if (isRunning(child)) tell(waited, answer.doing)
    }
    await sleep(Math.min(50 + waited / 100, 1000))
  }
  return false
}

function askReady(port: number): Promise<{ ready: boolean; doing?: string }> {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 3000 }, async response => {
      const body = await text(response).catch(() => '')
      resolve({ ready: response.statusCode === 200, doing: /"doing":"([^"\\]+)"/.exec(body)?.[1] })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve({ ready: false }))
  })
}
