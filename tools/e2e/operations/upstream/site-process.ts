import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export type SiteProcess = { url: string; pid: number; stop: (how?: { keepData?: boolean }) => Promise<void> }

const root = join(import.meta.dirname, '../../../..')

/**
 * Starts the built site against other systems, as `npm run start:site` does, on a free port.
 * @param env Settings that differ from the defaults. The data folder is removed in the end, a given one too.
 */
export async function startSite(env: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort()
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-'))
  const child = spawn(process.execPath, ['site/server.ts', '--cold'], {
    cwd: root,
    // `--cold`: each test opens the pages that it wants in the cache.
    env: {
      ...process.env,
      APP_ENV: 'local',
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await healthy(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 45_000
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the site did not start')
}

/** Waits until a page is there: on a busy machine the first one may take longer than the site waits for its content. */
export async function answers(site: SiteProcess, path: string): Promise<void> {
  await expect.poll(async () => (await fetch(site.url + path)).status, { timeout: 60_000 }).toBe(200)
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
