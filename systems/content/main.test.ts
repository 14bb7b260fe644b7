import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyFreePort } from '@agency/testing/run-service.ts'
import { emptyDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from './testing/content-folder.ts'

const database = await emptyDatabase()
afterAll(() => database.stop())

type Run = { child: ChildProcess; base: string; output: () => string; ended: Promise<number | null> }

async function start(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const port = await anyFreePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      CONTENT_PORT: String(port),
      // No process listens there: announcements wait.
      CONTENT_HOOK_URL: 'http://127.0.0.1:9/hooks/content',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  return { child, base: `http://127.0.0.1:${port}`, output: () => output, ended }
}

const ready = (run: Run) =>
  expect
    .poll(() => fetch(`${run.base}/readyz`).then(response => response.status, String), { timeout: 20_000 })
    .toBe(200)

test('a wrong setting ends the process with one line and code 1', async () => {
  const run = await start({ APP_ENV: 'production', DATABASE_URL: '' })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain('Wrong setting: DATABASE_URL is missing')
  expect(run.output()).toContain('Wrong setting: CONTENT_EDITOR_KEY is missing')
}, 20_000)

test('an unavailable database ends the process with one line and code 1', async () => {
  const address = new URL(database.url)
  address.pathname = '/no_such_database'
  const run = await start({ DATABASE_URL: address.href, LOG_LEVEL: 'error' })
  expect(await run.ended).toBe(1)
  expect(run.output().trim().split('\n')).toHaveLength(1)
  expect(run.output()).toContain('(DATABASE_URL): ')
}, 20_000)

test('faulty content at the first start ends the process with its faults and code 1; later starts serve the previous content', async () => {
  const faulty = contentFolder({ 'pages/a.md': prose('A', '', 'colour: red\n') })
  const first = await start({ CONTENT_FOLDER: faulty })
  expect(await first.ended).toBe(1)
  expect(first.output()).toContain('content/pages/a.md:7: colour: is not a property of this content type\n')

  const good = await start({ CONTENT_FOLDER: contentFolder({ 'pages/a.md': prose('A') }) })
  await ready(good)
  good.child.kill('SIGTERM')
  expect(await good.ended).toBe(0)

  const again = await start({ CONTENT_FOLDER: faulty })
  await ready(again)
  expect(again.output()).toContain('colour')
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
}, 60_000)

test('pictures are drawn after the start by a low-priority process that ends with its parent', async () => {
  const media = mkdtempSync(join(tmpdir(), 'media-'))
  const run = await start({ CONTENT_FOLDER: contentFolder({ 'pages/a.md': prose('A') }) }, '--media', media)
  await ready(run)
  await expect
    .poll(() => readdirSync(media).filter(name => name.endsWith('.jpg')).length, { timeout: 60_000 })
    .not.toBe(0)
  const drawer = Number(/"drawer":(\d+)/.exec(run.output())?.[1])
  expect(getPriority(drawer)).toBe(19)
  run.child.kill('SIGKILL')
  await expect.poll(() => isRunning(drawer), { timeout: 20_000 }).toBe(false)
  rmSync(media, { recursive: true })
}, 100_000)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
