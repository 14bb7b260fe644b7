import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anyFreePort } from '@agency/testing/run-service.ts'

export type BackendProcess = {
  url: string
  /** `kill -9`, then a new process on the same port. Resolves when that one is ready. */
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

/** The backend as a process of its own on a free port, as it runs in production, with these settings. */
export async function startBackendProcess(settings: Record<string, string>): Promise<BackendProcess> {
  const port = await anyFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { LOG_LEVEL: 'silent', BACKEND_PORT: String(port), ...settings }
  let child: ChildProcess
  const start = async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env, stdio: 'ignore' })
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the backend ended with code ${child.exitCode}`)
      await sleep(20)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    async killAndRestart() {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    response => response.ok,
    () => false,
  )
}
