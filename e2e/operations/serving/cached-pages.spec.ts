import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { member } from '../../journeys/account/sample-people.ts'

/** Every page has it. */
const footer = '00000000-0000-4000-8000-000000000006'
const headers = { 'x-editor-key': 'sample-content-editor-key' }
const manage = (path: string) => `${process.env.E2E_CONTENT_URL}/manage/${path}`
const origin = (answer: APIResponse) => answer.headers()['server-timing']?.replace('cache;desc=', '')

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

test('a page for a member is never sent to others', async ({ page, request }) => {
  await page.goto('/Login')
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(member.email)
  await page.getByLabel('Password', { exact: true }).first().fill(member.password)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await expect(page.getByText(`Hi, ${member.firstName}`).first()).toBeVisible()
  const own = await page.goto('/tnc')
  expect(own?.headers()['cache-control']).toBe('private, no-store')
  expect(await own?.text()).toContain(member.firstName)
  // Other tests publish meanwhile, so the first request may render the page again.
  await expect.poll(async () => origin(await request.get('/tnc'))).toBe('hit')
  expect(await (await request.get('/tnc')).text()).not.toContain(member.firstName)
})
