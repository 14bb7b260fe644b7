import { expect, test } from '@playwright/test'
import { hold } from '../look/hold.ts'
import { watchForErrors } from '../pages/page-checks.ts'
import { expectSaved, ownPage, ownTour, publishOpenPage, removePage, signIn } from './studio-steps.ts'

test('a text is edited visually, and reaches the site as typed', async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'publisher', `pages/${own.key}`)
  const errors = watchForErrors(page)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second words, and ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold ones')
  await expectSaved(page)
  await publishOpenPage(page)
  await expect.poll(async () => (await request.get(own.path)).text()).toContain('<strong>bold ones</strong>')
  expect(errors()).toEqual([])
  await own.remove()
})

test('a new page lists before publishing what is missing, with links', async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'publisher', `pages/${own.key}`)
  await page.getByRole('button', { name: 'New page at the top' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`New ${own.name}`)
  await dialog.getByLabel('Type').selectOption('Page of text')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `New ${own.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText(/problems before publishing/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByRole('link', { name: /^Title for search engines: / }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const field = page.getByLabel('Title for search engines', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await removePage(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await own.remove()
})

test('an unsaved page cannot be published, and the window says why', { tag: '@nightly' }, async ({
  page,
  request,
  context,
}) => {
  const own = await ownPage(request)
  await signIn(page, 'publisher', `pages/${own.key}`)
  await page.route('**/draft', route => route.abort())
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Never sent')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('once the page is saved')
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await page.unroute('**/draft')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await context.close()
  await own.remove()
})

test('the preview follows what is typed', async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'writer', `pages/${own.key}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1, name: own.name })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another title')
  await expect(site.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
  await page.getByRole('radio', { name: 'Desktop' }).check()
  await expect(site.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
  await own.remove()
})

test('the preview updates before its pictures have loaded', { tag: '@nightly' }, async ({ page, request }) => {
  const own = await ownTour(request, 900)
  await signIn(page, 'writer', `pages/${own.key}`)
  const arrive = await hold(page, /\/img\//)
  await page.getByRole('button', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1, name: own.name })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('No picture yet')
  await expect(site.getByRole('heading', { level: 1, name: 'No picture yet' })).toBeVisible()
  arrive()
  await own.remove()
})

test('a preview that failed to load follows the next save', { tag: '@nightly' }, async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'writer', `pages/${own.key}`)
  const answer = { status: 504, contentType: 'text/html', body: '<h1>This page is delayed</h1>' }
  await page.route('**/preview?*', route => route.fulfill(answer), { times: 1 })
  await page.getByRole('button', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { name: 'This page is delayed' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Here again')
  await expect(site.getByRole('heading', { level: 1, name: 'Here again' })).toBeVisible()
  await own.remove()
})
