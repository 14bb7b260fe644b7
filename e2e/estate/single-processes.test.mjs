import { afterAll, expect, test } from 'vitest'
import { forget, freePorts, newDataFolder, processesOf, startEstate } from './estate.mjs'

const dataDir = newDataFolder()

afterAll(() => forget(dataDir))

test('single processes share the embedded database; the last to end stops it', async () => {
  const ports = await freePorts()
  const content = startEstate({ dataDir, ports, script: 'start:content' })
  await ready(content, 'content')
  const booking = startEstate({ dataDir, ports, script: 'start:booking' })
  await ready(booking, 'booking')
  const database = content.pid('database')

  await content.stop()
  expect(booking.pid('database')).toBe(database)
  expect((await fetch(`${booking.address('booking')}/readyz`)).status).toBe(200)

  await booking.stop()
  expect(processesOf(dataDir)).toEqual([])
})

test('the site alone starts no database', async () => {
  const site = startEstate({ dataDir, ports: await freePorts(), script: 'start:site' })
  await expect.poll(() => status(site, 'site', '/healthz'), { timeout: 60_000 }).toBe(200)
  expect(site.pid('database')).toBe(0)
  await site.stop()
  expect(processesOf(dataDir)).toEqual([])
})

/**
 * @param {import('./estate.mjs').Estate} estate
 * @param {string} name
 */
async function ready(estate, name) {
  await expect.poll(() => status(estate, name, '/readyz'), { timeout: 60_000 }).toBe(200)
}

/**
 * @param {import('./estate.mjs').Estate} estate
 * @param {string} name
 * @param {string} path
 */
async function status(estate, name, path) {
  const response = await fetch(`${estate.address(name)}${path}`).catch(() => undefined)
  return response?.status
}
