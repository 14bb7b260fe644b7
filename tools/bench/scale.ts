/**
 * `npm run bench:scale`: the cost of 500, 20,000 and 100,000 pages: start, first render, look-up by path, and memory
 * with 10,000 cached pages. With `BENCH_LANGUAGES=ms,zh` every page is there in these languages too, and they are read
 * in turn.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildRouteIndex, resolveRoute } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import { root } from '../scripts/install/steps.mjs'
import { anyFreePort } from '../scripts/machine/ports.ts'
import { memorySettings } from '../scripts/start/environment.ts'
import { mainThreadMilliseconds } from './processor.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 20_000, 100_000]
const renders = 400
const maxCached = 10_000
const languages = process.env.BENCH_LANGUAGES?.split(',') ?? []
const prefixes = ['', ...languages.map(language => `/${language}`)]

console.log('| pages | start s | first render ms (processor) | path to page µs | pages kept | memory MB |')
console.log('|---|---|---|---|---|---|')
for (const size of sizes) {
  const content = fork(path.join(root, 'tools/bench/large-content.ts'), [String(size), ...languages])
  try {
    const [url] = await once(content, 'message')
    console.log(await measure(size, String(url)))
  } finally {
    content.disconnect()
  }
}

async function measure(size: number, contentUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-scale-'))
  const port = await anyFreePort()
  const env = {
    SITE_PORT: String(port),
    CONTENT_URL: contentUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    APP_ENV: 'local',
    NODE_ENV: 'production',
  }
  const started = performance.now()
  const site = spawn(process.execPath, ['site/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...memorySettings, ...process.env, ...env },
  })
  try {
    const address = `http://127.0.0.1:${port}`
    await Promise.race([
      ready(address),
      once(site, 'exit').then(() => Promise.reject(new Error('The site has ended.'))),
    ])
    const startSeconds = (performance.now() - started) / 1000
    const pages = Math.min(size, maxCached)
    // Warm-up.
    for (let page = 0; page < 100; page++) await visit(address, page)
    const before = mainThreadMilliseconds(site.pid ?? 0)
    for (let page = 100; page < 100 + renders; page++) await visit(address, page)
    const perRender = (mainThreadMilliseconds(site.pid ?? 0) - before) / renders
    for (let page = 100 + renders; page < pages; page += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, next) => visit(address, Math.min(page + next, pages - 1))))
    }
    const cells = [
      size,
      startSeconds.toFixed(1),
      perRender.toFixed(2),
      resolving(size).toFixed(2),
      pages,
      memory(site.pid),
    ]
    return `| ${cells.join(' | ')} |`
  } finally {
    site.kill('SIGTERM')
    await once(site, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function pathOf(page: number) {
  return `/family-${Math.floor(page / 500)}/journey-${page}`
}

async function ready(address: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(50)
  }
  throw new Error('The site is not ready after 30 seconds.')
}

async function visit(address: string, page: number) {
  const url = `${address}${prefixes[page % prefixes.length]}${pathOf(page)}`
  let answer = await fetch(url)
  await answer.arrayBuffer()
  // On a busy machine the site rejects visitors for a second, or the content system is late.
  for (let attempt = 0; (answer.status === 503 || answer.status === 504) && attempt < 20; attempt++) {
    await sleep(1000)
    answer = await fetch(url)
    await answer.arrayBuffer()
  }
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
}

function memory(pid: number | undefined) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

/** Microseconds for one look-up by path. */
function resolving(size: number) {
  const item = (page: number) => ({
    key: String(page),
    name: '',
    urlSegment: `journey-${page}`,
    contentType: { alias: 'contentDetail' },
    items: [],
  })
  const families = Array.from({ length: Math.ceil(size / 500) }, (_, family) => ({
    key: `f${family}`,
    name: '',
    urlSegment: `family-${family}`,
    contentType: { alias: 'contentCatogory' },
    items: Array.from({ length: 500 }, (_, page) => item(family * 500 + page)),
  }))
  const index = buildRouteIndex(families, () => true)
  const rounds = 200_000
  const paths = Array.from({ length: 1000 }, () => pathOf(Math.floor(Math.random() * size)))
  const started = performance.now()
  for (let round = 0; round < rounds; round++) resolveRoute(index, paths[round % paths.length] ?? '')
  return ((performance.now() - started) / rounds) * 1000
}
