import { type APIRequestContext, expect, test } from '@playwright/test'
import { content, expectSaved, ownPage, signIn, written } from './studio-steps.ts'

const headers = { 'x-editor-key': 'sample-content-editor-key' }

async function keyOfHome(request: APIRequestContext): Promise<string> {
  const { nodes } = await (await request.get(content('manage/tree'), { headers })).json()
  return nodes.find(({ alias }: { alias: string }) => alias === 'homePage').key
}

test('a press on the hero of the home page opens its slide, and the preview stays at the home page', async ({
  page,
  request,
}) => {
  await signIn(page, 'writer', `pages/${await keyOfHome(request)}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  const title = site.locator('.hero-slide__title').first()
  const words = (await title.textContent()) ?? ''
  await title.hover()
  await expect(site.getByText(/^Title · Slide “/)).toBeVisible()
  await title.click()
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(words)
  const slide = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await field.fill(`${words}!`)
  await expectSaved(page)
  await expect(site.locator('.hero-slide__title').first()).toHaveText(`${words}!`)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard draft' }).click()
  await expect.poll(async () => (await written(request, slide)).title).toBe(words)
})

test('by keys, “On this page” opens what the page shows, and the page of visitors says nothing of it', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'writer', `pages/${own.key}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const list = page.getByRole('button', { name: 'On this page' })
  await expect(list).toBeEnabled()
  await list.press('Enter')
  await expect(page.getByRole('menuitem', { name: `Title ${own.name}` })).toBeFocused()
  await page.keyboard.type('text')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await list.press('Enter')
  await page.getByRole('menuitem', { name: 'Name Cruises', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruises', exact: true })).toBeVisible()
  expect(await (await request.get(own.path)).text()).not.toMatch(/data-origin|[\u{f0000}-\u{ffffd}]/u)
  await own.remove()
})
