import { expect, type Page, test } from '@playwright/test'
import { dragBefore, expectSaved, ownPage, ownTour, signIn, written } from './studio-steps.ts'

const highlights = ['Alor Setar', 'Bukit Bendera', 'Cenang']

test('a list is sorted with the mouse, and Escape cancels a drag', async ({ page, request }) => {
  const tour = await ownTour(request, 900, { highlights })
  await signIn(page, 'writer', `pages/${tour.key}`)
  const list = page.getByRole('group', { name: 'Highlights' })
  const handle = (number: number) => list.getByRole('button', { name: `Move Highlight ${number}`, exact: true })
  await dragBefore(page, handle(3), list.getByRole('listitem').first())
  await expectSaved(page)
  expect((await written(request, tour.key)).highlights).toEqual(['Cenang', 'Alor Setar', 'Bukit Bendera'])

  await handle(1).hover()
  await page.mouse.down()
  await page.mouse.move(400, 20, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await dragBefore(page, handle(1), list.getByRole('listitem').last())
  await expect
    .poll(async () => (await written(request, tour.key)).highlights)
    .toEqual(['Alor Setar', 'Cenang', 'Bukit Bendera'])
  await tour.remove()
})

test('a list is sorted with the keyboard, and a removed item is put back', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const tour = await ownTour(request, 900, { highlights })
  await signIn(page, 'writer', `pages/${tour.key}`)
  const list = page.getByRole('group', { name: 'Highlights' })
  await list.getByRole('button', { name: 'Move Highlight 1', exact: true }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('button', { name: 'Move Highlight 3', exact: true })).toBeFocused()
  await list.getByRole('button', { name: 'Remove Highlight 1' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Put it back' }).press('Enter')
  await expectSaved(page)
  await expect
    .poll(async () => (await written(request, tour.key)).highlights)
    .toEqual(['Bukit Bendera', 'Cenang', 'Alor Setar'])
  await tour.remove()
})

/** The names of some pages as the tree has them one below the other. */
const order = (page: Page, names: string[]) =>
  page
    .getByRole('row')
    .evaluateAll(
      (rows, wanted) => rows.flatMap(row => wanted.find(name => row.textContent?.includes(name)) ?? []),
      names,
    )

test('a page is moved in the tree with the mouse and with the keyboard', async ({ page, request }) => {
  const above = await ownPage(request, 'Above them.', { isFirst: true })
  const { name: other } = await ownPage(request, 'Below.', { parentKey: above.key })
  const { name: one, key } = await ownPage(request, 'Below.', { parentKey: above.key, isFirst: true })
  const names = [one, other]
  await signIn(page, 'publisher', `pages/${key}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row(other)).toBeVisible()
  expect(await order(page, names)).toEqual([one, other])
  await dragBefore(page, row(other), row(one))
  await expect(page.getByText(`“${other}” moved.`)).toBeVisible()
  await expect.poll(() => order(page, names)).toEqual([other, one])

  await row(other).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: `Move ${other}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page, names)).toEqual([one, other])
  await above.remove()
})
