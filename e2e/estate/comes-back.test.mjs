import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processes } from '../../scripts/start/processes.mjs'
import { forget, freePorts, newDataFolder, processesOf, startEstate } from './estate.mjs'

/** @type {import('./estate.mjs').Estate} */
let estate
const dataDir = newDataFolder()

beforeAll(async () => {
  estate = startEstate({ dataDir, ports: await freePorts() })
  await estate.says('Ready in')
})

afterAll(async () => {
  await estate.stop()
  forget(dataDir)
})

describe('killed with kill -9 and back by itself', () => {
  test.each(processes.map(({ name }) => name))('%s', async name => {
    const before = estate.pid(name)
    const since = estate.output().length
    process.kill(before, 'SIGKILL')
    await estate.says(`${name} is ready again`, since)
    expect(estate.pid(name)).not.toBe(before)
    expect(await status(name)).toBe(200)
  })

  test('database', async () => {
    const before = estate.pid('database')
    const since = estate.output().length
    process.kill(before, 'SIGKILL')
    await estate.says('database is ready again', since)
    expect(estate.pid('database')).not.toBe(before)
    await everythingReady()
  })

  test('supervisor; the database goes on', async () => {
    const [supervisor, database] = [estate.pid('supervisor'), estate.pid('database')]
    const since = estate.output().length
    process.kill(supervisor, 'SIGKILL')
    await estate.says('Everything is ready again', since)
    expect(estate.pid('supervisor')).not.toBe(supervisor)
    expect(estate.pid('database')).toBe(database)
    await everythingReady()
  })

  test('supervisor and database together', async () => {
    const since = estate.output().length
    process.kill(estate.pid('database'), 'SIGKILL')
    process.kill(estate.pid('supervisor'), 'SIGKILL')
    await estate.says('Everything is ready again', since)
    await everythingReady()
  })
})

test('a supervisor killed in the middle of a start leaves nothing behind', async () => {
  const other = newDataFolder()
  const interrupted = startEstate({ dataDir: other, ports: await freePorts() })
  await expect.poll(() => interrupted.pid('site'), { timeout: 60_000, interval: 5 }).not.toBe(0)
  process.kill(interrupted.pid('supervisor'), 'SIGKILL')
  await interrupted.says('Everything is ready again')
  await interrupted.stop()
  expect(processesOf(other)).toEqual([])
  forget(other)
})

test('when the launcher is killed everything else ends in order', async () => {
  const other = newDataFolder()
  const orphan = startEstate({ dataDir: other, ports: await freePorts() })
  await orphan.says('Ready in')
  process.kill(orphan.pid('launcher'), 'SIGKILL')
  await expect.poll(() => processesOf(other), { timeout: 5000 }).toEqual([])
  forget(other)
})

/** @param {string} name */
async function status(name) {
  const response = await fetch(`${estate.address(name)}/readyz`).catch(() => undefined)
  return response?.status
}

async function everythingReady() {
  for (const { name } of processes) await expect.poll(() => status(name), { timeout: 15_000 }).toBe(200)
}
