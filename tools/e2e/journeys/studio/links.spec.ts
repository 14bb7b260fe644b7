import { expect, test } from '@playwright/test'
import { ownPage, publishOpenPage, signIn, written } from './studio-steps.ts'

test('after another address is published, the links to the page are changed together', async ({ page, request }) => {
  const target = await ownPage(request)
  const texts = [`See [the rules](${target.path}).`, `[Rules](${target.path}#fees), and [again](${target.path}).`]
  const [live, drafted] = [await ownPage(request, texts[0]), await ownPage(request, texts[1])]
  await signIn(page, 'publisher', `pages/${drafted.key}`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Not finished')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto(page.url().replace(drafted.key, target.key))
  await page.getByRole('row', { name: new RegExp(target.name) }).press('ContextMenu')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^3 links on 2 pages lead to it\./)).toBeVisible()
  const segment = `${target.path.slice(1)}-two`
  await dialog.getByLabel('Address').fill(segment)
  await dialog.getByLabel('Name', { exact: true }).fill(`${target.name}, moved`)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${target.name}, moved` })).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByText(/^3 links on 2 pages use the old address\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change these links too' }).click()
  await expect(dialog.getByText('2 done.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: drafted.name })).toContainText('changed in its draft')
  expect((await written(request, live.key)).bodyText).toBe(`See [the rules](/${segment}).`)
  expect((await written(request, drafted.key)).bodyText).toBe(`[Rules](/${segment}#fees), and [again](/${segment}).`)
  await expect.poll(async () => (await request.get(live.path)).text()).toContain(`href="/${segment}"`)
  expect(await (await request.get(drafted.path)).text()).toContain(`href="${target.path}#fees"`)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.goto(page.url().replace(target.key, drafted.key))
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Not finished')
  await publishOpenPage(page)
  for (const { remove } of [live, drafted, target]) await remove()
})

test('a problem leads to its words in the text, and “Fix” corrects them in the draft', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const own = await ownPage(request, `${'Words.\n\n'.repeat(30)}For informations, then [coaches](/no-such-page).`)
  await signIn(page, 'publisher', `pages/${own.key}`)
  const dialog = page.getByRole('dialog')
  const selected = () => page.evaluate(() => getSelection()?.toString())
  for (const [problem, words] of [
    [/says “informations”/, 'informations'],
    [/links to \/no-such-page/, 'coaches'],
  ] as const) {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByRole('link', { name: problem }).click()
    await expect.poll(selected).toBe(words)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: /^Fix: .*“informations”/ }).click()
  await expect(dialog.getByText(/^2 things to look at/)).toBeFocused()
  expect((await written(request, own.key)).bodyText).toContain('For information, then')
  expect(await (await request.get(own.path)).text()).toContain('For informations,')
  await own.remove()
})
