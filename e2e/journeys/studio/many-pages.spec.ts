import { expect, type Page, test } from '@playwright/test'
import { content, enter } from './studio-steps.ts'

const many = 20_000
/** More rows than any screen shows, and few enough to scroll smoothly. */
const fewRows = 100

/** Answers the studio as a content system with 20,000 further pages would. */
async function withManyPages(page: Page) {
  const node = { alias: 'prosePage', sort: 900_000, state: 'published', children: 0 }
  const parentKey = '30000000-0000-4000-8000-000000000000'
  const below = Array.from({ length: many }, (_, index) => {
    const name = index === 14_999 ? 'Zebu carts of Sarawak' : `Walk number ${index + 1}`
    const key = `40000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return { ...node, key, parentKey, name, urlSegment: `walk-${index}`, sort: index }
  })
  const above = { ...node, key: parentKey, parentKey: null, name: 'Walks', urlSegment: 'walks', children: many }
  await page.route('**/manage/tree', async route => {
    const answer = await route.fetch()
    const tree = await answer.json()
    await route.fulfill({ json: { ...tree, nodes: [...tree.nodes, above, ...below] } })
  })
}

test('a tree of 20,000 pages is walked by keys and scrolled, with as few rows as the screen shows', async ({
  page,
}) => {
  await withManyPages(page)
  await page.goto(content('studio/'))
  await enter(page, 'writer')
  const tree = page.getByRole('treegrid', { name: 'Pages of the site' })
  const rows = tree.getByRole('row')
  const focused = tree.locator('[role=row]:focus')
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(focused).toContainText('Walks')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(focused).toContainText(`Walk number ${many}`)
  await expect(focused).toBeInViewport()
  expect(await rows.count()).toBeLessThan(fewRows)

  await page.keyboard.press('Home')
  await expect(focused).toContainText('Home')
  await page.keyboard.press('z')
  await expect(focused).toContainText('Zebu carts of Sarawak')
  await expect(focused).toBeInViewport()
  expect(await rows.count()).toBeLessThan(fewRows)

  const scroller = tree.locator('xpath=ancestor-or-self::*[contains(@class, "tree__rows")]').first()
  const seen = new Set<string>()
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await scroller.evaluate((element, share) => {
      element.scrollTop = element.scrollHeight * share
    }, share)
    const number = Math.round(many * share)
    const near = new RegExp(`^Walk number ${String(number).slice(0, 2)}\\d{${String(number).length - 2}}\\b`)
    await expect(rows.filter({ hasText: near }).first()).toBeInViewport()
    seen.add(String(await rows.filter({ hasText: near }).first().getAttribute('data-key')))
    expect(await rows.count()).toBeLessThan(fewRows)
  }
  expect(seen.size).toBe(4)
})
