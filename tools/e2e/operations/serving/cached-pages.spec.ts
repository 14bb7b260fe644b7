import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** Every page has it. */
const footer = '00000000-0000-4000-8000-000000000006'
const headers = { 'x-editor-key': 'sample-content-editor-key' }
const manage = (path: string) => `${process.env.E2E_CONTENT_URL}/manage/${path}`

/** Saves a node as a draft and publishes it. */
async function publish(request: APIRequestContext, node: string, data: object) {
  await request.put(`${node}/draft`, { headers, data })
  expect((await request.post(`${node}/publish`, { headers })).status()).toBe(200)
}

/** A published page of one test's own. */
async function ownPage(request: APIRequestContext) {
  const key = randomUUID()
  const urlSegment = `cached-test-${key.slice(0, 8)}`
  const path = `/${urlSegment}`
  const put = (title: string) => {
    const source = { title, metaTitle: title, metaDescription: title, bodyText: 'Read by many.' }
    return publish(request, manage(`nodes/${key}`), { alias: 'prosePage', name: title, urlSegment, source })
  }
  await put('First title')
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  return { path, put, remove: () => request.delete(manage(`nodes/${key}`), { headers }) }
}

test('a changed page is rendered again at once, and a removed one is not found', async ({ request }) => {
  const page = await ownPage(request)
  expect(await (await request.get(page.path)).text()).toContain('First title')
  await page.put('Second title')
  await expect.poll(async () => (await request.get(page.path)).text()).toContain('Second title')
  expect(await (await request.get(page.path)).text()).not.toContain('First title')
  await page.remove()
  await expect.poll(async () => (await request.get(page.path)).status()).toBe(404)
})

test('a part of every page changes on every page', async ({ request }) => {
  await request.get('/tnc')
  const name = `Column ${randomUUID().slice(0, 8)}`
  const column = randomUUID()
  const path = manage(`nodes/${column}`)
  const data = { alias: 'footerColumn', name, urlSegment: 'a-column', parentKey: footer, source: {} }
  await publish(request, path, data)
  // A column without a link is left out.
  const link = { alias: 'menuItem', name: 'Questions', urlSegment: 'questions', parentKey: column }
  await publish(request, manage(`nodes/${randomUUID()}`), { ...link, source: { menuLink: '/faq' } })
  for (const page of ['/tnc', '/faq']) await expect.poll(async () => (await request.get(page)).text()).toContain(name)
  await request.delete(path, { headers })
  await expect.poll(async () => (await request.get('/tnc')).text()).not.toContain(name)
})
