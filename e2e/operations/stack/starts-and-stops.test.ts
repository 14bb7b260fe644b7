import { type AddressInfo, createServer } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget, freePorts, newDataFolder, processesOf, type Stack, startStack } from './stack.ts'

/** The aim is under 5 s, and what it took is printed. The limit is generous, more so while the machine is busy. */
const startLimit = () => 15_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
const stopLimit = 5000

let stack: Stack
let ports: Record<string, string>
const dataDir = newDataFolder()

beforeAll(async () => {
  ports = await freePorts()
  stack = startStack({ dataDir, ports })
  await stack.says('Ready in')
})

afterAll(async () => {
  await stack.stop()
  forget(dataDir)
})

test('prints one banner, the site first', () => {
  const banner = stack.output().split('Ready in')
  expect(banner).toHaveLength(2)
  expect(banner[1]).toMatch(new RegExp(`^.*\\s+Site\\s+http://localhost:${ports.SITE_PORT}\\n`))
})

// Ctrl-C reaches the launcher twice: from the terminal, and passed on by npm.
test.each([
  ['SIGTERM', 1],
  ['SIGINT', 2],
])('%s ends everything in time, and the next start is quick', async (signal, times) => {
  const stopping = Date.now()
  const launcher = stack.pid('launcher')
  expect(launcher).not.toBe(0)
  for (let time = 0; time < times; time++) process.kill(launcher, signal)
  expect(await stack.exitCode).toBe(0)
  const stopped = Date.now() - stopping
  expect(processesOf(dataDir)).toEqual([])
  expect(stopped).toBeLessThan(stopLimit)

  const starting = Date.now()
  stack = startStack({ dataDir, ports })
  await stack.says('Ready in')
  const started = Date.now() - starting
  expect(started).toBeLessThan(startLimit())
  console.log(`Stopped in ${stopped} ms after ${signal}, ready again in ${started} ms.`)
})

test('a second run on the same data says so in one line', async () => {
  const second = startStack({ dataDir, ports: await freePorts() })
  expect(await second.exitCode).toBe(1)
  expect(complaint(second)).toMatch(
    /^The data folder \S+ is in use by another run \(process \d+\): stop that one, or set DATA_DIR/,
  )
})

test.each([
  ['a taken port', { SITE_PORT: 'taken' }, /^Port \d+ is taken: stop the program that uses it, or set SITE_PORT/],
  ['a broken port', { BOOKING_PORT: '30o2' }, /^Wrong setting: BOOKING_PORT must be a port number from 1 to 65535\.$/],
  ['a broken address', { CONTENT_URL: 'content' }, /^Wrong setting: CONTENT_URL must be an absolute http/],
  ['a broken database address', { DATABASE_URL: 'mysql://x' }, /^Wrong setting: DATABASE_URL must look like postgres:/],
  [
    'a data folder that cannot be',
    { DATA_DIR: '/dev/null/data' },
    /^\/dev\/null\S* is a file where a folder is needed/,
  ],
])('%s is one line and exit code 1', async (_name, wrong, expected) => {
  const taken = createServer()
  await new Promise(resolve => taken.listen(0, '127.0.0.1', () => resolve(undefined)))
  const port = String((taken.address() as AddressInfo).port)
  const env = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, value === 'taken' ? port : value]))
  const other = newDataFolder()
  const failing = startStack({ dataDir: other, ports: await freePorts(), env })
  expect(await failing.exitCode).toBe(1)
  expect(complaint(failing)).toMatch(expected)
  expect(processesOf(other)).toEqual([])
  taken.close()
  forget(other)
})

/** @returns what it printed besides npm's own lines; fails unless that is one line */
function complaint(failed: Stack): string {
  const lines = failed.output().split('\n')
  const own = lines.filter(line => line.trim() && !/^(>|npm )/.test(line))
  expect(own).toHaveLength(1)
  return own[0] ?? ''
}
