import { randomUUID } from 'node:crypto'
import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'

const secret = 'sample-content-secret'
const headers = { 'x-editor-key': 'sample-content-editor-key' }

const manage = (path: string) => `${process.env.E2E_CONTENT_URL}/manage/${path}`

/** Saves a node as a draft and publishes it. */
async function publish(request: APIRequestContext, key: string, data: object) {
  await request.put(manage(`nodes/${key}/draft`), { headers, data })
  expect((await request.post(manage(`nodes/${key}/publish`), { headers })).status()).toBe(200)
}

/** A page to come, made for one test. */
async function pageToCome(request: APIRequestContext) {
  const key = randomUUID()
  const urlSegment = `preview-test-${key.slice(0, 8)}`
  const title = `A page to come, number ${key.slice(0, 8)}`
  const source = { title, metaTitle: title, metaDescription: title, bodyText: 'Soon to be *read*.' }
  const node = { alias: 'prosePage', name: title, urlSegment, publishAt: '2099-01-01T00:00:00+08:00', source }
  await publish(request, key, node)
  const link = (await (await request.get(manage(`preview-link/${key}?hours=1`), { headers })).json()) as { url: string }
  const { search } = new URL(link.url)
  const remove = () => request.delete(manage(`nodes/${key}`), { headers })
  return { key, node, title, path: `/${urlSegment}`, address: `/preview${search}`, remove }
}

test('an unpublished page is shown under its link only, with a banner, and is never cached', async ({
  page,
  request,
}) => {
  const errors = watchForErrors(page)
  const toCome = await pageToCome(request)
  const response = await page.goto(toCome.address)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store, private',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toCome.title)
  await expect(page.getByText('Soon to be read.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(toCome.title)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectSoundPage(page)
  expect(errors()).toEqual([])
  expect((await request.get(toCome.path)).status()).toBe(404)
  expect(await (await request.get('/sitemap')).text()).not.toContain(toCome.path)
  await toCome.remove()
})

test('a preview shows the newest version, and the published page stays what it was', async ({ page, request }) => {
  const { key, node, path, address, title, remove } = await pageToCome(request)
  const { publishAt: _, ...published } = node
  await publish(request, key, published)
  const draft = { ...published, source: { ...node.source, title: 'A better title' } }
  expect((await request.put(manage(`nodes/${key}/draft`), { headers, data: draft })).status()).toBe(200)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A better title')
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await request.post(manage(`nodes/${key}/publish`), { headers })).status()).toBe(200)
  await expect.poll(async () => (await request.get(path)).text()).toContain('A better title')
  await remove()
})

test('a changed link opens nothing, an expired one says so', async ({ page, request }) => {
  const { key, address, title, remove } = await pageToCome(request)
  for (const forged of [
    address.replace(/signature=./, 'signature='),
    address.replace('until=', 'until=9'),
    '/preview',
  ]) {
    const refused = await request.get(forged)
    expect(refused.status()).toBe(403)
    expect(await refused.text()).not.toContain(title)
  }
  const past = Math.floor(Date.now() / 1000) - 1
  const response = await page.goto(`/preview?${writeGrant(await grantPreview('link', key, past, secret))}`)
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview is over')
  await expectSoundPage(page)
  await remove()
})

test('the preview of a node without a page shows a page that contains it; a deleted node is not found', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const faq = await (await request.get('/faq')).text()
  expect(faq).toContain('<details')
  const key = randomUUID()
  const past = Math.floor(Date.now() / 1000) + 60
  const gone = await page.goto(`/preview?${writeGrant(await grantPreview('link', key, past, secret))}`)
  expect(gone?.status()).toBe(404)
  const settings = '00000000-0000-4000-8000-000000000001'
  await page.goto(`/preview?${writeGrant(await grantPreview('link', settings, past, secret))}`)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
