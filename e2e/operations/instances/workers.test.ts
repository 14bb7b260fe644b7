import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget, freePorts, newDataFolder, processesOf, type Stack, startStack } from '../stack/stack.ts'
import { publishedPage } from './published-page.ts'

const workers = 2
const dataDir = newDataFolder()
let stack: Stack

beforeAll(async () => {
  stack = startStack({ dataDir, ports: await freePorts(), env: { WORKERS: String(workers) } })
  await stack.says('Ready in')
})
afterAll(async () => {
  await stack.stop()
  forget(dataDir)
})

/** @returns the primary process and its workers, as they were started */
const siteProcesses = (): number[] =>
  processesOf(dataDir)
    .filter(({ command }) => command.includes('site/server.ts'))
    .map(({ pid }) => pid)
    .sort((one, other) => one - other)

test('a publish reaches every worker of the site', async () => {
  await expect.poll(siteProcesses, { timeout: 30_000 }).toHaveLength(1 + workers)
  const page = publishedPage(stack.address('content'))
  const site = stack.address('site')
  // The primary hands connections to its workers in turn.
  const shown = () => Promise.all(Array.from({ length: 3 * workers }, () => page.shownBy(site)))
  for (const title of ['First words', 'Second thoughts']) {
    await page.publish(title)
    await expect.poll(shown, { timeout: 20_000, interval: 250 }).toEqual(Array(3 * workers).fill(title))
  }
})

test('the supervisor starts it again when the primary is killed, and ends all of it in time', async () => {
  const before = siteProcesses()
  const since = stack.output().length
  process.kill(before[0] ?? 0, 'SIGKILL')
  await stack.says('site is ready again', since)
  await expect.poll(siteProcesses, { timeout: 30_000 }).toHaveLength(1 + workers)
  expect(siteProcesses().filter(pid => before.includes(pid))).toEqual([])

  const stopping = Date.now()
  await stack.stop()
  expect(Date.now() - stopping).toBeLessThan(10_000)
  expect(processesOf(dataDir)).toEqual([])
})
