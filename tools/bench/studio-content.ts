import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillTours } from '@agency/content-system/testing/fill-tours.ts'
import pg from 'pg'
import { root } from '../scripts/install/steps.mjs'
import { anyFreePort } from '../scripts/machine/ports.ts'
import { startThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'

export type StudioContent = { url: string; pid: number; database: pg.Client; stop: () => Promise<void> }

export async function startStudioContent(size: number): Promise<StudioContent> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-studio-'))
  mkdirSync(path.join(folder, 'content'))
  const server = await startThrowAwayDatabase()
  const port = await anyFreePort()
  const service = spawn(process.execPath, ['systems/content/main.ts', '--media', folder], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'local',
      LOG_LEVEL: 'silent',
      DATABASE_URL: server.url,
      CONTENT_PORT: String(port),
      CONTENT_FOLDER: path.join(folder, 'content'),
      DATA_DIR: folder,
      CONTENT_HOOK_URL: 'http://127.0.0.1:9/hooks/content',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const database = new pg.Client({ connectionString: server.url })
  const ended = once(service, 'exit')
  await Promise.race([isReady(url), ended.then(() => Promise.reject(new Error('The content system has ended.')))])
  await database.connect()
  await fillTours(database, size)
  await hasLoaded(url, size)
  return {
    url,
    pid: service.pid ?? 0,
    database,
    async stop() {
      service.kill('SIGTERM')
      await Promise.all([ended, database.end()])
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await sleep(50)
  }
  throw new Error('The content system is not ready after a minute.')
}

async function hasLoaded(url: string, size: number) {
  const headers = { 'x-editor-key': 'sample-content-editor-key' }
  for (let attempt = 0; attempt < 600; attempt++) {
    const { nodes } = (await (await fetch(`${url}/manage/tree`, { headers })).json()) as { nodes: unknown[] }
    if (nodes.length >= size) return
    await sleep(100)
  }
  throw new Error('The content system has not read its nodes within a minute.')
}
