import { grantPreview, readGrant, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { afterAll, expect, test } from 'vitest'
import { importContent } from '../../files/importing/import-content.ts'
import { readContent } from '../../files/reading/read-content.ts'
import { contentFolder, prose, writeContentFile } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const sharedSecret = 'sample-content-secret'
const services = uuidOfPath('pages/services')
const visa = uuidOfPath('pages/services/visa')
const laterKey = uuidOfPath('pages/later')
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f21'
const later = 'publishAt: 2099-01-01T00:00:00+08:00\n'
const folder = contentFolder({
  'pages/services.md': prose('Services'),
  'pages/services/visa.md': prose('Visa'),
  'pages/later.md': prose('Later', 'Not yet.', later),
  'pages/other.md': prose('Other', 'Not yet either.', later),
  'pages/later/below.md': prose('Below'),
})

const it = await testSystem(folder)
afterAll(() => it.stop())

const body = (title: string, more: object = {}) => ({
  alias: 'prosePage',
  name: title,
  urlSegment: title.toLowerCase(),
  source: { title, metaTitle: title, metaDescription: title, bodyText: 'Some *text*.' },
  ...more,
})
const inAMinute = () => Math.floor(Date.now() / 1000) + 60
const preview = async (key: string) => ({
  'x-preview': writeGrant(await grantPreview('reading', key, inAMinute(), sharedSecret)),
})
const titleOf = async (key: string, headers?: Record<string, string>) => {
  const { status, json } = await it.read(`shared/get?key=${key}&query=title`, headers)
  return status === 200 ? json.title : status
}

test('a draft shows only in previews of its node, until it is published', async () => {
  const kept = await it.edit('PUT', `nodes/${visa}/draft`, body('Visa', { parentKey: services, name: 'New visas' }))
  expect(await kept.json()).toMatchObject({ version: 2, faults: [] })
  const nameOf = async (headers?: Record<string, string>) =>
    (await it.read(`shared/get?key=${visa}`, headers)).json.name
  expect(await nameOf()).toBe('Visa')
  expect(await nameOf(await preview(visa))).toBe('New visas')
  expect(await nameOf(await preview(services))).toBe('New visas')
  expect(await nameOf(await preview(laterKey))).toBe('Visa')
  expect((await it.edit('POST', `nodes/${visa}/publish`)).status).toBe(200)
  expect(await nameOf()).toBe('New visas')
})

test('a preview shows a future page with the pages below it, but no other future page', async () => {
  expect(await titleOf(laterKey)).toBe(404)
  expect(await titleOf(laterKey, await preview(laterKey))).toBe('Later')
  expect(await titleOf(uuidOfPath('pages/later/below'), await preview(laterKey))).toBe('Below')
  expect(await titleOf(laterKey, await preview(uuidOfPath('pages/later/below')))).toBe('Later')
  expect(await titleOf(uuidOfPath('pages/other'), await preview(laterKey))).toBe(404)
})

test('a node that is only a draft is in the route list of its preview', async () => {
  expect((await it.edit('PUT', `nodes/${newKey}/draft`, body('Brandnew', { parentKey: services }))).status).toBe(200)
  const { json } = await it.read('shared/getRoute?deep=8', await preview(newKey))
  expect(JSON.stringify(json)).toContain('brandnew')
  expect(JSON.stringify((await it.read('shared/getRoute?deep=8')).json)).not.toContain('brandnew')
  expect((await it.edit('POST', `nodes/${newKey}/publish`)).status).toBe(200)
  expect(await titleOf(newKey)).toBe('Brandnew')
})

test('an import changes a node that has a draft', async () => {
  await it.edit('PUT', `nodes/${services}/draft`, body('Services', { name: 'Draft' }))
  writeContentFile(folder, 'pages/services.md', prose('Services', 'From the file.'))
  await importContent(it.system.db, readContent(folder).nodes, 'next')
  await it.system.refresh()
  expect((await it.read(`shared/get?key=${services}`, await preview(services))).json.name).toBe('Services')
})

test('previews need a valid signature for reading; the link of an editor is not one', async () => {
  const grant = async (purpose: 'link' | 'reading', until: number, secret: string) => ({
    'x-preview': writeGrant(await grantPreview(purpose, laterKey, until, secret)),
  })
  expect(await titleOf(laterKey, await grant('reading', inAMinute(), 'another-secret-entirely'))).toBe(403)
  expect(await titleOf(laterKey, await grant('link', inAMinute(), sharedSecret))).toBe(403)
  expect(await titleOf(laterKey, await grant('reading', inAMinute() - 120, sharedSecret))).toBe(403)
})

test('a preview link is signed, expires, and exists only for existing nodes', async () => {
  const response = await it.edit('GET', `preview-link/${laterKey}?hours=1`)
  const { url, until } = (await response.json()) as { url: string; until: string }
  expect(url).toMatch(/^http:\/\/localhost:3000\/preview\?key=/)
  const grant = await readGrant('link', new URL(url).searchParams, sharedSecret, new Date())
  expect(grant).toMatchObject({ key: laterKey, until: Date.parse(until) / 1000 })
  expect(Math.abs(Date.parse(until) - Date.now() - 3_600_000)).toBeLessThan(5000)
  expect((await it.edit('GET', 'preview-link/7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7fff')).status).toBe(404)
})
