import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { nodeBinary } from '../../../scripts/install/install.mjs'
import { root } from '../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { type StandInContent, startStandInContent } from '../../journeys/content/stand-in-content.ts'

/* The site of `npm run dev`, from a copy of its sources that the tests may change. */
test.describe.configure({ mode: 'serial' })

const home = { key: 'a', alias: 'homePage', name: 'Home', urlSegment: 'home', properties: { title: 'Home' } }
/** Two pages cannot have one address: the second one is no page, which is said. */
const families = ['b', 'c'].map(key => ({
  key,
  alias: 'contentCatogory',
  name: 'Tours',
  urlSegment: 'tours',
  items: [],
}))

let folder: string
let content: StandInContent
let site: ChildProcess
let address: string
let output = ''

test.beforeAll(async () => {
  // Inside the repository, so that packages are found.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.cache/development-'))
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'))
  const without = /[/\\](node_modules|build|\.react-router)$/
  cpSync(path.join(root, 'site'), path.join(folder, 'site'), { recursive: true, filter: from => !without.test(from) })
  symlinkSync(path.join(root, 'site/node_modules'), path.join(folder, 'site/node_modules'))
  content = await startStandInContent([home, ...families])
  const port = String(await anyFreePort())
  address = `http://127.0.0.1:${port}`
  const settings = { SITE_DEV: '1', SITE_PORT: port, CONTENT_URL: content.url, DATA_DIR: path.join(folder, 'data') }
  site = spawn(nodeBinary, ['site/server.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings, APP_ENV: 'local', NODE_ENV: 'development', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site.stdout?.on('data', chunk => {
    output += chunk
  })
  await expect.poll(() => statusOf('/healthz'), { timeout: 120_000 }).toBe(200)
})

test.afterAll(async () => {
  site.kill('SIGKILL')
  await content.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('changed styles update the open page, a changed component reloads it', async ({ page }) => {
  await page.goto(address)
  await expect.poll(() => page.evaluate(() => 'siteStarted' in window), { timeout: 30_000 }).toBe(true)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  change('app/shell/styles/site.css', /$/, '\nbody { outline: 3px solid rgb(1, 2, 3) }\n')
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  change('app/shell/footer/footer.tsx', /<footer/, '<footer data-changed="yes"')
  await expect(page.locator('footer')).toHaveAttribute('data-changed', 'yes')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('a changed part of the server is live', async () => {
  change('server/request-list.ts', "status: 'ok'", "status: 'changed'")
  await expect.poll(async () => (await fetch(`${address}/healthz`)).text()).toContain('changed')
})

test('each site reports a content fault once, however many pages are requested', async () => {
  const before = complaints().length
  for (let visit = 0; visit < 3; visit++) expect(await statusOf('/')).toBe(200)
  change('server/request-list.ts', "status: 'changed'", "status: 'changed again'")
  await expect.poll(async () => (await fetch(`${address}/healthz`)).text()).toContain('changed again')
  for (let visit = 0; visit < 3; visit++) expect(await statusOf('/')).toBe(200)
  site.kill('SIGTERM')
  await once(site, 'close')
  const later = complaints().slice(before)
  expect(later.filter(reason => reason.includes('has the address /tours'))).toHaveLength(2)
  // The stand-in lacks menus and settings too. Two sites report each missing thing twice.
  for (const reason of new Set(later)) expect(later.filter(one => one === reason)).toHaveLength(2)
})

/** What the sites said of the content, each by its reason. */
function complaints(): string[] {
  const lines = output.split('\n').filter(line => line.includes('content cannot be shown as it was written'))
  return lines.map(line => JSON.parse(line).reason)
}

function change(file: string, from: string | RegExp, to: string) {
  const place = path.join(folder, 'site', file)
  const text = readFileSync(place, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(place, changed)
}

async function statusOf(route: string): Promise<number | undefined> {
  const response = await fetch(address + route).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status
}
