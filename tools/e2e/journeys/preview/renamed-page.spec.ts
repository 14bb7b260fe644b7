import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'

const headers = { 'x-editor-key': 'sample-content-editor-key' }
const manage = (path: string) => `${process.env.E2E_CONTENT_URL}/manage/${path}`

test('the old address of a renamed page redirects to it', async ({ page, request }) => {
  const key = randomUUID()
  const [before, after] = [`renamed-${key.slice(0, 8)}`, `renamed-better-${key.slice(0, 8)}`]
  const title = `A page with a better address, number ${key.slice(0, 8)}`
  const source = { title, metaTitle: title.slice(0, 60), metaDescription: title, bodyText: 'Found again.' }
  const node = { alias: 'prosePage', name: title, source }
  const publish = async (urlSegment: string) => {
    await request.put(manage(`nodes/${key}/draft`), { headers, data: { ...node, urlSegment } })
    expect((await request.post(manage(`nodes/${key}/publish`), { headers })).status()).toBe(200)
  }
  await publish(before)
  await expect.poll(async () => (await request.get(`/${before}`)).status()).toBe(200)
  await publish(after)
  await expect.poll(async () => (await request.get(`/${before}`)).url()).toContain(`/${after}`)
  await page.goto(`/${before}?from=a-newsletter`)
  await expect(page).toHaveURL(new RegExp(`/${after}\\?from=a-newsletter$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await request.delete(manage(`nodes/${key}`), { headers })
})
