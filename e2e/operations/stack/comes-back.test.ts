import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processes } from '../../../scripts/start/processes.ts'
import { forget, freePorts, newDataFolder, processesOf, type Stack, startStack } from './stack.ts'

let stack: Stack
const dataDir = newDataFolder()

beforeAll(async () => {
  stack = startStack({ dataDir, ports: await freePorts() })
  await stack.says('Ready in')
})

afterAll(async () => {
  await stack.stop()
  forget(dataDir)
})

describe('killed with kill -9 and back by itself', () => {
  test.each(processes.map(({ name }) => name))('%s', async name => {
    const before = stack.pid(name)
    const since = stack.output().length
    stack.kill(name, 'SIGKILL')
    await stack.says(`${name} is ready again`, since)
    expect(stack.pid(name)).not.toBe(before)
    expect(await status(name)).toBe(200)
  })

  test('database', async () => {
    const before = stack.pid('database')
    const since = stack.output().length
    stack.kill('database', 'SIGKILL')
    await stack.says('database is ready again', since)
    expect(stack.pid('database')).not.toBe(before)
    await everythingReady()
  })

  test('supervisor; the database goes on', async () => {
    const [supervisor, database] = [stack.pid('supervisor'), stack.pid('database')]
    const since = stack.output().length
    stack.kill('supervisor', 'SIGKILL')
    await stack.says('Everything is ready again', since)
    expect(stack.pid('supervisor')).not.toBe(supervisor)
    expect(stack.pid('database')).toBe(database)
    await everythingReady()
  })

  test('supervisor and database together', async () => {
    const since = stack.output().length
    stack.kill('database', 'SIGKILL')
    stack.kill('supervisor', 'SIGKILL')
    await stack.says('Everything is ready again', since)
    await everythingReady()
  })
})

test('a supervisor killed in the middle of a start leaves nothing behind', async () => {
  const other = newDataFolder()
  const interrupted = startStack({ dataDir: other, ports: await freePorts() })
  await expect.poll(() => interrupted.pid('site'), { timeout: 60_000, interval: 5 }).not.toBe(0)
  interrupted.kill('supervisor', 'SIGKILL')
  await interrupted.says('Everything is ready again')
  await interrupted.stop()
  expect(processesOf(other)).toEqual([])
  forget(other)
})

test('when the launcher is killed everything else ends in order', async () => {
  const other = newDataFolder()
  const orphan = startStack({ dataDir: other, ports: await freePorts() })
  await orphan.says('Ready in')
  orphan.kill('launcher', 'SIGKILL')
  await expect.poll(() => processesOf(other), { timeout: 5000 }).toEqual([])
  forget(other)
})

async function status(name: string) {
  const response = await fetch(`${stack.address(name)}/readyz`).catch(() => undefined)
  return response?.status
}

async function everythingReady() {
  for (const { name } of processes) await expect.poll(() => status(name), { timeout: 15_000 }).toBe(200)
}
