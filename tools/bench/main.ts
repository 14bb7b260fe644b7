/**
 * `npm run bench`: requests per second and latency of the built site on one core, beside nginx and Hono with the same
 * bytes. `--write` writes the table to `docs/performance.md`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sealedCookie } from '@agency/contracts/session/testing/sealed-cookies.ts'
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { builtSite } from '../scripts/checks/built-site.ts'
import { load, type Measurement } from './load.ts'
import { acceptEncoding, fetchPages, fetchPlain, type Page, rendered } from './pages.ts'
import { pin, type Server, startHono, startNginx, startSmallPage } from './servers.ts'
import { circumstances, median, table, write } from './table.ts'

const rounds = 3
const seconds = 4
const warmUpSeconds = 8
const cached = { 'accept-encoding': acceptEncoding }
const plain = { 'accept-encoding': 'identity' }

await builtSite([
  ['nginx', 'nginx'],
  ['wrk', 'wrk'],
])
const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' } })
const servers: Server[] = []
try {
  await stack.says('Ready in')
  pin(stack.pid('site'))
  const pages = await fetchPages(stack.address('site'))
  const folder = path.join(dataDir, 'nginx')
  mkdirSync(folder)
  const site = { name: 'site', address: stack.address('site'), pids: [stack.pid('site')], stop() {} }
  const small = await startSmallPage()
  const cards = await fetchPlain(small.address, { name: '24-cards', path: '/24-cards' })
  const nginx = await startNginx(folder, [...pages, cards])
  const hono = await startHono([...pages, cards])
  servers.push(site, small, nginx, hono)
  const member = { ...cached, cookie: await sealedCookie() }
  const rows = [
    ...pages.flatMap(page => [
      ...[site, nginx, hono].map(server => row(page, server, cached)),
      { ...row(page, site, member), name: 'site, for a member' },
      // Rendering alone: caches in front and browsers decide on compression.
      { ...row(page, site, plain), name: 'site, rendered', url: site.address + page.path + rendered },
    ]),
    ...[nginx, hono, small].map(server => row(cards, server, plain)),
  ]
  for (const { pids, url, headers } of rows) load(pids, url, warmUpSeconds, headers)
  // In rounds, so that other work of this machine slows all servers alike.
  for (let round = 1; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds}`)
    for (const { pids, url, headers, runs } of rows) runs.push(load(pids, url, seconds, headers))
  }
  const result = table(
    rows.map(({ page, name, runs }) => ({
      page: page.name,
      bytes: page.body.length,
      server: name,
      measured: median(runs),
    })),
  )
  console.log(`\n${circumstances()}\n\n${result}`)
  if (process.argv.includes('--write')) write(result)
} finally {
  for (const server of servers) server.stop()
  await stack.stop()
  forget(dataDir)
}

function row(page: Page, { name, address, pids }: Server, headers: Record<string, string>) {
  const runs: Measurement[] = []
  return { page, name, pids, url: address + page.path, headers, runs }
}
