import { expect, test } from '@playwright/test'
import { content, ownPage, signIn } from './studio-steps.ts'

const headers = { 'x-editor-key': 'sample-content-editor-key' }

test('two pages are put into a release in the tree, previewed together by its links, and published together', async ({
  page,
  request,
}) => {
  test.slow()
  const second = await ownPage(request, 'Second.', { isFirst: true })
  const first = await ownPage(request, `[To the other](${second.path}).`, { isFirst: true })
  for (const { key } of [second, first]) {
    const node = await (await request.get(content(`manage/nodes/${key}`), { headers })).json()
    const data = { ...node, source: { ...node.source, title: 'Raya is coming' } }
    expect((await request.put(content(`manage/nodes/${key}/draft`), { headers, data })).ok()).toBe(true)
  }
  await signIn(page, 'publisher', 'releases')
  await page.getByRole('complementary').getByRole('button', { name: 'Select several' }).click()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await row(first.name).click()
  await row(second.name).click()
  await page.getByRole('button', { name: 'With these pages …' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release' }).click()
  const name = `Raya ${first.key.slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: 'Release' })
  const ownName = dialog.getByRole('textbox', { name: 'Name of the release' })
  await expect(choice.or(ownName).first()).toBeVisible()
  if (await choice.isVisible()) await choice.selectOption('A new release')
  await ownName.fill(name)
  await dialog.getByRole('button', { name: 'Add to a release' }).click()
  await expect(dialog.getByText('2 done.')).toBeVisible()
  await dialog.getByRole('link', { name: `Open the release “${name}”` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(row(`${first.name}.*in the release “${name}”`)).toBeVisible()

  const link = page.getByRole('link', { name: `Preview: ${first.name}` })
  const preview = await page.context().newPage()
  await preview.goto((await link.getAttribute('href')) ?? '')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Raya is coming')
  await preview.getByRole('link', { name: 'To the other' }).click()
  await expect(preview.getByText('Second.')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Raya is coming')
  await preview.close()
  expect(await (await request.get(second.path)).text()).not.toContain('Raya is coming')

  await page.getByRole('button', { name: 'Publish 2 pages now' }).click()
  await expect(page.getByText(`“${name}” is live: 2 pages published.`)).toBeVisible()
  for (const { path } of [first, second])
    await expect.poll(async () => (await request.get(path)).text()).toContain('Raya is coming')
  for (const { remove } of [first, second]) await remove()
})
