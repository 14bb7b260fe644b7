import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const visa = uuidOfPath('pages/visa')
const harm = 'Words.\n\n<img src="/a.jpg" onerror="steal()">\n'
const words = "must not have onerror: it would run in a visitor's browser"

const it = await testSystem(contentFolder({ 'pages/visa.md': prose('Visa', 'Harmless.') }))
afterAll(() => it.stop())

/** What a call answers, which the test looks at piece by piece. */
const json = async (answer: Response | Promise<Response>) =>
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else
  (await (await answer).json()) as any
const opened = async () => (await json(it.edit('GET', `nodes/${visa}`))) as NodeDocument
const shown = async () => (await it.read(`shared/get?key=${visa}&query=bodyText`)).json.bodyText

/** The page as it is, with a text that could do harm. */
async function harmful() {
  const { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated } = await opened()
  return { alias, parentKey, name, urlSegment, publishAt, unpublishAt, updated, source: { ...source, bodyText: harm } }
}

test('a draft keeps the harmful text, reports it, and cannot be published', async () => {
  const { version } = await opened()
  const ifMatch = (of: number) => ({ 'if-match': `"${of}"` })
  const saved = await json(it.edit('PUT', `nodes/${visa}/draft`, await harmful(), ifMatch(version)))
  const fault = { path: ['source', 'bodyText'], message: words }
  expect(saved.faults).toEqual([fault])
  expect((await opened()).source.bodyText).toBe(harm)
  const { checks } = await json(it.edit('GET', `nodes/${visa}/checks`))
  expect(checks).toContainEqual({ level: 'error', blocking: true, ...fault })

  const published = await it.edit('POST', `nodes/${visa}/publish`, undefined, ifMatch(saved.version))
  expect([published.status, (await json(published)).faults]).toEqual([422, [fault]])
  expect((await it.edit('POST', `nodes/${visa}/publish`)).status).toBe(422)
  expect(await shown()).toBe('<p>Harmless.</p>')
})

test('neither the preview of a draft nor its copy shows the text', async () => {
  const until = Math.floor(Date.now() / 1000) + 60
  const grant = writeGrant(await grantPreview('reading', visa, until, 'sample-content-secret'))
  const preview = await it.read(`shared/get?key=${visa}&query=title,bodyText`, { 'x-preview': grant })
  expect(preview.json.title).toBe('Visa')
  expect(preview.json.bodyText ?? '').not.toContain('onerror')
  const { key } = await json(it.edit('POST', `nodes/${visa}/copy`, { parentKey: null, name: 'Copy' }))
  const publishing = await it.edit('POST', `nodes/${key}/publish`, undefined, { 'if-match': '"1"' })
  expect(publishing.status).toBe(422)
})
