import { expect, type Locator, test } from '@playwright/test'
import { chooseByKeys, goTo, menuInTreeByKeys, openByKeys, pressByKey, publishByKeys, retype, tabTo } from './keys.ts'
import { dayPart, expectSaved, ownTour, removePage, signIn } from './studio-steps.ts'

test.slow()

/** Puts the first picture that is found into the text, whose cursor has the focus. */
async function insertPicture(text: Locator, words: string) {
  const page = text.page()
  const picture = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture' })
  await page.keyboard.press('Shift+Tab')
  await goTo(picture, 'ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await retype(dialog.getByLabel(/^Find a picture/), words)
  await pressByKey(dialog.getByRole('option', { name: new RegExp(words, 'i') }).first())
  await expect(dialog).toHaveCount(0)
  await expect(text).toBeFocused()
}

test('an article with three pictures is written with the keyboard, and its problems are listed', async ({
  page,
  request,
}) => {
  const name = `Three pictures ${crypto.randomUUID().slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  await signIn(page, 'publisher')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Blog')
  await expect(dialog.getByRole('option').first()).toHaveAccessibleName(/^Blog/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeFocused()
  await menuInTreeByKeys(page, 'Blog')
  await chooseByKeys(page, 'New page below')
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await tabTo(text)
  for (const [index, words] of ['mulu', 'penang', 'ipoh'].entries()) {
    await insertPicture(text, words)
    await page.keyboard.type(`Words below picture ${index + 1}.`)
  }
  await expect(text.getByRole('img')).toHaveCount(3)

  await tabTo(page.getByLabel('Author', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page.getByLabel('Category', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await pressByKey(page.getByRole('button', { name: 'Add to tags' }))
  await retype(page.getByRole('combobox', { name: 'Tag 1' }), 'Long Weekends', 'back')
  await retype(page.getByLabel('Excerpt', { exact: true }), 'Three pictures, and words below each.')
  await tabTo(page.getByRole('tab', { selected: true }), 'back')
  await page.keyboard.press('ArrowRight')
  await retype(page.getByLabel('Title for search engines', { exact: true }), name)
  await retype(page.getByLabel('Description for search engines', { exact: true }), `What is in ${name}.`)
  await expectSaved(page)

  await pressByKey(page.getByRole('button', { name: 'Publish', exact: true }), 'back')
  await pressByKey(dialog.getByRole('link', { name: 'Published: needs a date, for example 23 November 2026' }))
  await expect(dayPart(page, 'Published')).toBeFocused()
  await page.keyboard.type('10112026')
  await expect(dayPart(page, 'Published')).toHaveText('10')
  await expectSaved(page)
  await publishByKeys(page)

  const address = `/blog/${name.toLowerCase().replaceAll(' ', '-')}`
  const html = async () => (await request.get(address)).text()
  await expect.poll(html).toMatch(/<img[\s\S]*picture 1\.[\s\S]*<img[\s\S]*picture 2\.[\s\S]*<img[\s\S]*picture 3\./)
  expect(await html()).toContain('/blog/tags/long-weekends')
  await removePage(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
})

test('a change is found in the history and undone with the keyboard', { tag: '@nightly' }, async ({
  page,
  request,
  browser,
}) => {
  const tour = await ownTour(request, 900)
  const other = await browser.newPage()
  await signIn(other, 'administrator', `pages/${tour.key}`)
  await other.getByLabel('Price (optional)').fill('777')
  await expectSaved(other)
  await other.close()

  await signIn(page, 'publisher')
  await pressByKey(page.getByRole('link', { name: 'History', exact: true }), 'back')
  const rows = page.getByRole('row')
  const change = rows.filter({ hasText: tour.name }).filter({ hasText: /Sample administrator.*saved a draft/ })
  await expect(change).toHaveCount(1)
  await expect(rows.filter({ hasText: 'signed in' })).toHaveCount(0)
  await tabTo(page.getByRole('checkbox', { name: 'Show sign-ins and sign-outs too' }))
  await page.keyboard.press('Space')
  await expect(rows.filter({ hasText: 'signed in' })).not.toHaveCount(0)
  await expect(page).toHaveURL(/\?with=sign-ins$/)
  await page.keyboard.press('Space')
  await expect(rows.filter({ hasText: 'signed in' })).toHaveCount(0)

  await pressByKey(change.getByRole('link', { name: tour.name }))
  await expect(page.getByRole('heading', { level: 1, name: tour.name })).toBeFocused()
  await pressByKey(page.getByRole('button', { name: 'More', exact: true }))
  await chooseByKeys(page, 'Versions')
  await pressByKey(page.getByRole('button', { name: /^Version 3/ }))
  await expect(page.getByRole('insertion').filter({ hasText: '777' })).toBeVisible()
  await pressByKey(page.getByRole('button', { name: /^Version 2/ }))
  await pressByKey(page.getByRole('button', { name: 'Restore this version' }))
  await expect(page.getByLabel('Price (optional)')).toHaveValue('900')
  await publishByKeys(page)
  expect(await (await request.get(tour.path)).text()).toContain('900<small>.00</small>')
  await openByKeys(page, tour.name)
  await tour.remove()
})
