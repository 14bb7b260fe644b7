import { expect, test } from '@playwright/test'
import { expectSaved, publishOpenPage, removePage, signIn, typeDate } from './studio-steps.ts'

test('an article is written without knowing the slugs of authors and categories', async ({ page, request }) => {
  const name = `By train to Ipoh ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'publisher')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Blog')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Blog / })
    .first()
    .click()
  await page.getByRole('row', { name: /^Blog/ }).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'New page below' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.getByLabel('Author', { exact: true }).selectOption('Aina Rahman')
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await typeDate(page, 'Published', '23112026')
  await page.getByRole('button', { name: 'Add to tags' }).click()
  await page.getByRole('combobox', { name: 'Tag 1' }).fill('rail')
  await page.getByLabel('Excerpt', { exact: true }).fill('Two hours by train, and breakfast at the station.')
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  await page.getByLabel('Title for search engines', { exact: true }).fill(name)
  await page.getByLabel('Description for search engines', { exact: true }).fill(`What to expect: ${name}.`)
  await expectSaved(page)
  await publishOpenPage(page)
  const address = `/blog/${name.toLowerCase().replaceAll(' ', '-')}`
  await expect.poll(async () => (await request.get(address)).text()).toContain('Aina Rahman')
  await removePage(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
})

test('a search for the hotline leads to its field', async ({ page }) => {
  await signIn(page, 'publisher')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('hotline')
  await page.getByRole('option', { name: /^Hotline .*Settings/ }).click()
  await expect(page.getByRole('textbox', { name: 'Hotline', exact: true })).toBeFocused()
})
