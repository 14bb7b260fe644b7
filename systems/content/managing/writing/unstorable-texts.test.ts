import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const visa = uuidOfPath('pages/visa')
/** More than a whole number of PostgreSQL holds. */
const huge = '99999999999'

const it = await testSystem(contentFolder({ 'pages/visa.md': prose('Visa', 'Harmless.') }))
afterAll(() => it.stop())

const opened = async () => (await (await it.edit('GET', `nodes/${visa}`)).json()) as NodeDocument

test('a draft with a lone surrogate and a NUL is saved', async () => {
  const { source, ...head } = await opened()
  const draft = {
    ...head,
    name: 'Vi\0sa',
    source: { ...source, title: 'Sea \ud83d and\0 sky', bodyText: '\udc4d 🌴 fine' },
  }
  expect((await it.edit('PUT', `nodes/${visa}/draft`, draft)).status).toBe(200)
  expect(await opened()).toMatchObject({
    name: 'Visa',
    source: { title: 'Sea \ufffd and sky', bodyText: '\ufffd 🌴 fine' },
  })
})

test.each([
  ['GET', `nodes/${visa}/versions/${huge}`],
  ['POST', `nodes/${visa}/versions/${huge}/restore`],
  ['DELETE', `redirects/${huge}`],
  ['GET', `search?q=${encodeURIComponent('a\0b')}`],
  ['GET', `audit?key=${encodeURIComponent('a\0b')}`],
] as const)('%s %s causes no error 500', async (method, path) => {
  const { status } = await it.edit(method, path)
  expect([200, 400, 404]).toContain(status)
})

test('a text that cannot be stored is refused with a message', async () => {
  const answer = await it.edit('POST', 'users', { name: 'A\0b', email: 'nul@example.com', role: 'writer' })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { detail: string }).detail).toContain('cannot be stored')
})
