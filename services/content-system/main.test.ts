import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { emptyDatabase, type TestDatabase } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateContent } from './database/content-database.ts'
import { contentFolder, prose } from './testing/content-folder.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
}, 60_000)
afterAll(() => database.stop())

type Run = { child: ChildProcess; base: string; output: () => string; ended: Promise<number | null> }

async function start(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const port = await freePort()
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

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** The body as it comes over the wire: unpacking would be the caller's time. */
function received(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
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

test('20,000 nodes: how long the route list takes (printed, not judged)', async () => {
  const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
  await migrateContent(pool)
  // So many rows may take longer than any statement of the service may.
  await pool.query(`set statement_timeout = 0;
    with made as (select n, gen_random_uuid() as key from generate_series(0, 19999) n)
    insert into content.nodes (key, parent_key, alias, url_segment, name, sort, properties, version)
    select made.key, parent.key, 'contentDetail', 'tour-' || made.n, 'Tour number ' || made.n, made.n,
           jsonb_build_object('title', 'Tour number ' || made.n, 'price', made.n), 1
    from made left join made as parent on parent.n = (made.n - 1) / 12 and made.n > 0`)
  await pool.end()
  const run = await start({ CONTENT_FOLDER: contentFolder({}) })
  await ready(run)
  const { Token } = (await (await fetch(`${run.base}/umbraco/auth/gettoken`)).json()) as { Token: string }
  const address = `${run.base}/umbraco/shared/getRoute?deep=8`
  const ask = async (encoding: string) => {
    const started = performance.now()
    const body = await received(address, { authorization: `Bearer ${Token}`, 'accept-encoding': encoding })
    return { ms: performance.now() - started, body }
  }
  const cold = await ask('br')
  const warm: number[] = []
  for (let turn = 0; turn < 40; turn++) warm.push((await ask('br')).ms)
  warm.sort((a, b) => a - b)
  const plain = await ask('identity')
  const figure = (ms: number | undefined) => `${(ms ?? Number.NaN).toFixed(1)} ms`
  console.log(
    `getRoute?deep=8 with 20,000 nodes: first ${figure(cold.ms)}, then median ${figure(warm[20])}, ` +
      `slowest of 40 ${figure(warm[39])}; ${plain.body.length} bytes, ${cold.body.length} with Brotli`,
  )
  expect(plain.body.toString().split('"urlSegment"')).toHaveLength(20_001)
  expect(brotliDecompressSync(cold.body).equals(plain.body)).toBe(true)
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
}, 60_000)
