/** One run of `npm run bench`; started by `scripts/bench.mjs`. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.mjs'
import { load } from './load.mjs'
import { acceptEncoding, fetchPages, fetchPlain, rendered } from './pages.mjs'
import { pin, startHono, startNginx, startSmallPage } from './servers.mjs'
import { circumstances, median, table, write } from './table.mjs'

const rounds = 3
const seconds = 4
/** V8 takes that long until it has compiled what rendering runs; before it, a page costs half as much again. */
const warmUpSeconds = 8

const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' } })
/** @type {import('./servers.mjs').Server[]} */
const servers = []
try {
  await stack.says('Ready in')
  pin(stack.pid('site'))
  const pages = await fetchPages(stack.address('site'))
  const folder = path.join(dataDir, 'nginx')
  mkdirSync(folder)
  const site = { name: 'site', address: stack.address('site'), stop() {} }
  const small = await startSmallPage()
  const cards = await fetchPlain(small.address, { name: '24-cards', path: '/24-cards' })
  const nginx = await startNginx(folder, [...pages, cards])
  const hono = await startHono([...pages, cards])
  servers.push(site, small, nginx, hono)
  /** @type {{ page: import('./pages.mjs').Page, name: string, url: string, encoding: string, runs: import('./load.mjs').Figures[] }[]} */
  const rows = [
    ...pages.flatMap(page => [
      ...[site, nginx, hono].map(server => row(page, server, acceptEncoding)),
      // Rendering alone: what compressing costs, caches in front and browsers decide.
      { ...row(page, site, 'identity'), name: 'site, rendered', url: site.address + page.path + rendered },
    ]),
    ...[nginx, hono, small].map(server => row(cards, server, 'identity')),
  ]
  for (const { url, encoding } of rows) load(url, warmUpSeconds, encoding)
  // Round by round, so that whatever else this machine does meets all of them alike.
  for (let round = 1; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds}`)
    for (const { url, encoding, runs } of rows) runs.push(load(url, seconds, encoding))
  }
  const result = table(
    rows.map(({ page, name, runs }) => ({
      page: page.name,
      bytes: page.body.length,
      server: name,
      figures: median(runs),
    })),
  )
  console.log(`\n${circumstances()}\n\n${result}`)
  if (process.argv.includes('--write')) write(result)
} finally {
  for (const server of servers) server.stop()
  await stack.stop()
  forget(dataDir)
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {import('./servers.mjs').Server} server
 * @param {string} encoding
 */
function row(page, { name, address }, encoding) {
  /** @type {import('./load.mjs').Figures[]} */
  const runs = []
  return { page, name, url: address + page.path, encoding, runs }
}
