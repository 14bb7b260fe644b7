import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { anyFreePort } from '../scripts/machine/ports.ts'

export { anyFreePort }

export type RunningService = {
  /** `http://localhost:<port>`. */
  url: string
  port: number
  /** Everything it wrote so far, on both streams. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts a service as `npm start` does, on a free port, and waits until it is ready. */
export async function runService(
  folder: 'booking-site' | 'backend-api' | 'content-system',
  env: Record<string, string>,
): Promise<RunningService> {
  const [name = ''] = folder.split('-')
  const port = await anyFreePort()
  const main = join(import.meta.dirname, '../../systems', name, 'main.ts')
  const url = `http://localhost:${port}`
  // `faketime` gives the tests of a night another day.
  const { LD_PRELOAD, FAKETIME } = process.env
  const child = spawn(process.execPath, [main], {
    env: {
      LD_PRELOAD,
      FAKETIME,
      APP_ENV: 'local',
      NODE_ENV: 'production',
      BOOKING_URL: url,
      ...env,
      [`${name.toUpperCase()}_PORT`]: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const stop = () => end(child)
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) break
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return { url, port, output: () => output, stop }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${folder} did not become ready: ${output}`)
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
