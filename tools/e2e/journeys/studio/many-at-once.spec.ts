import { expect, test } from '@playwright/test'
import { content, ownPage, signIn } from './studio-steps.ts'

test('several pages are selected in the tree, taken off the site together, and brought back', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const first = await ownPage(request, 'First.', { isFirst: true })
  const second = await ownPage(request, 'Second.', { isFirst: true })
  const draft = await ownPage(request, 'Draft.', { isFirst: true })
  const headers = { 'x-editor-key': 'sample-content-editor-key' }
  await request.post(content(`manage/nodes/${draft.key}/unpublish`), { headers })
  await signIn(page, 'publisher', `pages/${first.key}`)
  const tree = page.getByRole('treegrid', { name: 'Pages of the site' })
  await page.getByRole('complementary').getByRole('button', { name: 'Select several' }).click()
  const row = (name: string) => tree.getByRole('row', { name: new RegExp(name) })
  await tree.focus()
  await row(draft.name).click()
  await row(first.name).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await row(second.name).press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await row(second.name).press('Space')

  await page.getByRole('button', { name: 'With these pages …' }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take off the site' }).click()
  await expect(dialog.getByText('2 done, 1 not:')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(`${draft.name}: is not on the site`)
  await expect.poll(async () => (await request.get(second.path)).status()).toBe(404)

  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 taken back.')).toBeVisible()
  await expect.poll(async () => (await request.get(second.path)).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await row(second.name).click()
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible()
  for (const { remove } of [first, second, draft]) await remove()
})
