import { type AddressInfo, createServer } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { expect, test } from 'vitest'
import { forget, freePorts, newDataFolder, processesOf, type SharedStack, type Stack, startStack } from './stack.ts'

/** The aim is under 5 s, and the test prints the time it took. The limit is generous, more so on a busy machine. */
const startLimit = () => 15_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
const stopLimit = 5000

/** The first start; for a stack that has printed nothing else yet. */
export function saysWhereItIs(shared: SharedStack) {
  test('prints one banner, the site first', () => {
    const { output, env } = shared.stack
    const banner = output().split('Ready in')
    expect(banner).toHaveLength(2)
    expect(banner[1]).toMatch(new RegExp(`^.*\\s+Site\\s+http://localhost:${env.SITE_PORT}\\n`))
  })

  test('a second run on the same data says so in one line', async () => {
    const second = startStack({ dataDir: shared.stack.dataDir, ports: await freePorts() })
    expect(await second.exitCode).toBe(1)
    expect(complaint(second)).toMatch(
      /^The data folder \S+ is in use by another run \(process \d+\): stop that one, or set DATA_DIR/,
    )
  })
}

/** Ends and starts the stack; leaves it ended. */
export function startsAndStops(shared: SharedStack) {
  // Ctrl-C reaches the launcher twice: from the terminal, and passed on by npm.
  test.each([
    ['SIGTERM', 1],
    ['SIGINT', 2],
  ])('%s ends everything in time, and the next start is quick', async (signal, times) => {
    const { dataDir } = shared.stack
    const stopping = Date.now()
    const launcher = shared.stack.pid('launcher')
    expect(launcher).not.toBe(0)
    for (let time = 0; time < times; time++) process.kill(launcher, signal)
    expect(await shared.stack.exitCode).toBe(0)
    const stopped = Date.now() - stopping
    await expectNoneLeft(dataDir)
    expect(stopped).toBeLessThan(stopLimit)

    const starting = Date.now()
    shared.startAgain()
    await shared.stack.says('Ready in')
    const started = Date.now() - starting
    expect(started).toBeLessThan(startLimit())
    console.log(`Stopped in ${stopped} ms after ${signal}, ready again in ${started} ms.`)
  })

  test('a supervisor killed in the middle of a start comes back, and leaves nothing behind in the end', async () => {
    await shared.stack.stop()
    shared.startAgain()
    await expect.poll(() => shared.stack.pid('site'), { timeout: 60_000, interval: 5 }).not.toBe(0)
    shared.stack.kill('supervisor', 'SIGKILL')
    await shared.stack.says('Everything is ready again')
    await shared.stack.stop()
    await expectNoneLeft(shared.stack.dataDir)
  })

  test('when the launcher is killed everything else ends in order', async () => {
    shared.startAgain()
    await shared.stack.says('Ready in')
    shared.stack.kill('launcher', 'SIGKILL')
    await expectNoneLeft(shared.stack.dataDir)
  })
}

export function refusesWrongSettings() {
  test.each([
    ['a taken port', { SITE_PORT: 'taken' }, /^Port \d+ is taken: stop the program that uses it, or set SITE_PORT/],
    [
      'a broken port',
      { BOOKING_PORT: '30o2' },
      /^Wrong setting: BOOKING_PORT must be a port number from 1 to 65535\.$/,
    ],
    ['a broken address', { CONTENT_URL: 'content' }, /^Wrong setting: CONTENT_URL must be an absolute http/],
    [
      'a broken database address',
      { DATABASE_URL: 'mysql://x' },
      /^Wrong setting: DATABASE_URL must look like postgres:/,
    ],
    [
      'a data folder that cannot be',
      { DATA_DIR: '/dev/null/data' },
      /^\/dev\/null\S* is a file where a folder is needed/,
    ],
  ])('%s is one line and exit code 1', async (_name, wrong, expected) => {
    const taken = createServer()
    await new Promise(resolve => taken.listen(0, '127.0.0.1', () => resolve(undefined)))
    const port = String((taken.address() as AddressInfo).port)
    const entries = Object.entries(wrong).map(([name, value]) => [name, value === 'taken' ? port : value])
    const other = newDataFolder()
    const failing = startStack({ dataDir: other, ports: await freePorts(), env: Object.fromEntries(entries) })
    expect(await failing.exitCode).toBe(1)
    expect(complaint(failing)).toMatch(expected)
    expect(processesOf(other)).toEqual([])
    taken.close()
    forget(other)
  })
}

/** A process of low priority that draws pictures ends with its parent, on a busy machine seconds later. */
export async function expectNoneLeft(dataDir: string) {
  await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([])
}

/** @returns what it printed besides npm's own lines; fails unless that is one line */
function complaint(failed: Stack): string {
  const lines = failed.output().split('\n')
  const own = lines.filter(line => line.trim() && !/^(>|npm )/.test(line))
  expect(own).toHaveLength(1)
  return own[0] ?? ''
}
