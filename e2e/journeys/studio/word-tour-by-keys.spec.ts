import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { chooseByKeys, menuInTreeByKeys, pressByKey, publishByKeys, retype, tabTo } from './keys.ts'
import { expectSaved, removePage, signIn } from './studio-steps.ts'

test.slow()

/** Puts a page of Word into the clipboard, as Word does. */
async function copyFromWord(page: Page) {
  const html = await readFile('../studio/fields/text/paste/word-page.clipboard', 'utf8')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async source => {
    const blob = (type: string) => ({ [type]: new Blob([source], { type }) })
    await navigator.clipboard.write([new ClipboardItem(blob('text/html'))])
  }, html)
}

test('an editor makes a tour from a page of Word by keyboard, with a price and a day', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const name = `From Word ${crypto.randomUUID().slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  await signIn(page, 'publisher')
  await copyFromWord(page)
  await menuInTreeByKeys(page, 'Ground')
  await chooseByKeys(page, 'New page below')
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await tabTo(text)
  await page.keyboard.press('Control+v')
  await expect(text.getByRole('heading', { name: 'Penang by train' })).toBeVisible()
  await expect(text.getByRole('cell', { name: 'ETS Gold' })).toBeVisible()
  await retype(page.getByLabel('Price (optional)'), '777')
  const days = page.getByRole('group', { name: 'Day by day' })
  await pressByKey(days.getByRole('button', { name: 'Add a day' }))
  await retype(days.getByLabel('Title', { exact: true }), 'North by train')
  await retype(days.getByLabel('Text', { exact: true }), 'Out of the window there are paddies.')
  await tabTo(page.getByRole('tab', { selected: true }), 'back')
  await page.keyboard.press('ArrowRight')
  await retype(page.getByLabel('Title for search engines', { exact: true }), name)
  await retype(page.getByLabel('Description for search engines', { exact: true }), `What is in ${name}.`)
  await expectSaved(page)
  await publishByKeys(page)

  const address = `/ground-package/${name.toLowerCase().replaceAll(' ', '-')}`
  const html = async () => (await request.get(address)).text()
  await expect.poll(html).toContain('Penang by train</h2>')
  expect(await html()).toMatch(/<li>Return ticket[\s\S]*<td>ETS Gold<\/td>/)
  expect(await html()).toContain('RM 777<small>.00</small>')
  expect(await html()).toContain('North by train')
  await removePage(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
})
