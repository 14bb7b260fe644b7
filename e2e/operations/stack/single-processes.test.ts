import { afterAll, expect, test } from 'vitest'
import { forget, freePorts, newDataFolder, processesOf, type Stack, startStack } from './stack.ts'

const dataDir = newDataFolder()

afterAll(() => forget(dataDir))

test('single processes share the embedded database; the last to end stops it', async () => {
  const ports = await freePorts()
  const content = startStack({ dataDir, ports, script: 'start:content' })
  await ready(content, 'content')
  const booking = startStack({ dataDir, ports, script: 'start:booking' })
  await ready(booking, 'booking')
  const database = content.pid('database')

  await content.stop()
  expect(booking.pid('database')).toBe(database)
  expect((await fetch(`${booking.address('booking')}/readyz`)).status).toBe(200)

  await booking.stop()
  expect(processesOf(dataDir)).toEqual([])
})

const nowhere = 'http://127.0.0.1:9'
test.each([
  ['by its own command', 'start:site', {}],
  ['beside systems elsewhere', 'start', { CONTENT_URL: nowhere, BOOKING_URL: nowhere, BACKEND_URL: nowhere }],
])('the site alone, %s, starts no database and no service', async (_, script, env) => {
  const site = startStack({ dataDir, ports: await freePorts(), script, env })
  await expect.poll(() => status(site, 'site', '/healthz'), { timeout: 60_000 }).toBe(200)
  for (const name of ['database', 'content', 'booking', 'backend']) expect(site.pid(name)).toBe(0)
  await site.stop()
  expect(processesOf(dataDir)).toEqual([])
})

async function ready(stack: Stack, name: string) {
  await expect.poll(() => status(stack, name, '/readyz'), { timeout: 60_000 }).toBe(200)
}

async function status(stack: Stack, name: string, path: string) {
  const response = await fetch(`${stack.address(name)}${path}`).catch(() => undefined)
  return response?.status
}
