import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { sampleUser, studioBrowser } from '../../testing/studio-browser.ts'
import { type TestSystem, testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const SERVICES = uuidOfPath('pages/services')
const RECEIVERS = 50

let it: TestSystem
let open = 0
const silent = createServer(request => {
  open++
  request.on('close', () => open--)
})
beforeAll(async () => {
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
}, 60_000)
afterAll(async () => {
  await it.stop()
  silent.closeAllConnections()
  silent.close()
})

async function publish(name: string) {
  const source = { title: name, metaTitle: name, metaDescription: name, bodyText: 'Text' }
  const node = { alias: 'prosePage', name, urlSegment: 'services', source }
  return (await it.publish(SERVICES, node)).status
}

test('fifty receivers that never answer are called at once, and do not delay editors', async () => {
  const { port } = silent.address() as AddressInfo
  for (let number = 0; number < RECEIVERS; number++)
    expect((await it.edit('POST', 'webhooks', { url: `http://127.0.0.1:${port}/${number}` })).status).toBe(201)
  expect(await publish('First')).toBe(200)
  // More than the process has connections to its database.
  await eventually('all of them are being called', () => open === RECEIVERS, 20_000)
  expect(await publish('Second')).toBe(200)
  expect((await it.edit('GET', `nodes/${SERVICES}`)).status).toBe(200)
  const { email, password } = sampleUser('publisher')
  expect((await studioBrowser(it).signIn(email, password)).status).toBe(200)
}, 60_000)
