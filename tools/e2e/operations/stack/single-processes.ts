import { expect, test } from 'vitest'
import { type SharedStack, startStack, statusOf } from './stack.ts'
import { expectNoneLeft } from './starts-and-stops.ts'

const nowhere = 'http://127.0.0.1:9'

/** Single processes on the data of the stack, which must have ended. */
export function singleProcesses({ stack: { dataDir }, ports }: SharedStack) {
  const start = (script: string, env = {}) => startStack({ dataDir, ports, script, env })

  test('share the embedded database; the last to end stops it', async () => {
    const content = start('start:content')
    await expect.poll(() => statusOf(content, 'content'), { timeout: 60_000 }).toBe(200)
    const booking = start('start:booking')
    await expect.poll(() => statusOf(booking, 'booking'), { timeout: 60_000 }).toBe(200)
    const database = content.pid('database')

    await content.stop()
    expect(booking.pid('database')).toBe(database)
    expect(await statusOf(booking, 'booking')).toBe(200)

    await booking.stop()
    await expectNoneLeft(dataDir)
  })

  test.each([
    ['by its own command', 'start:site', {}],
    ['beside systems elsewhere', 'start', { CONTENT_URL: nowhere, BOOKING_URL: nowhere, BACKEND_URL: nowhere }],
  ])('the site alone, %s, starts no database and no service', async (_, script, env) => {
    const site = start(script, env)
    await expect.poll(() => statusOf(site, 'site', '/healthz'), { timeout: 60_000 }).toBe(200)
    for (const name of ['database', 'content', 'booking', 'backend']) expect(site.pid(name)).toBe(0)
    await site.stop()
    await expectNoneLeft(dataDir)
  })
}
