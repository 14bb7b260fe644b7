import { fillTours } from '@agency/content-system/testing/fill-tours.ts'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { findInTreeByKeys, openByKeys, rowOfTreeByKeys } from './keys.ts'
import { openAsAdministrator, type StudioAlone, startStudioAlone } from './studio-alone.ts'

const many = 5000
/** More rows than any screen shows. */
const fewRows = 100

let studio: StudioAlone
test.beforeAll(async () => {
  test.setTimeout(120_000)
  studio = await startStudioAlone()
  const database = new pg.Client({ connectionString: studio.databaseUrl })
  await database.connect()
  await fillTours(database, many, many)
  await database.end()
  const countNodes = async () => (await (await studio.manage('GET', 'tree')).json()).nodes.length
  await expect.poll(countNodes, { timeout: 60_000 }).toBeGreaterThanOrEqual(many)
})
test.afterAll(() => studio.stop())

test('in a tree of 5,000 pages an editor reaches the end, and finds page 4,321, by keyboard', {
  tag: '@nightly',
}, async ({ browser }) => {
  test.slow()
  const page = await openAsAdministrator(browser, studio, 'trash')
  const tree = page.getByRole('treegrid', { name: 'Pages of the site' })
  const rows = tree.getByRole('row')
  await expect(rows.first()).toContainText('Tour number 0')
  const focused = await rowOfTreeByKeys(page)
  await page.keyboard.press('Home')
  await expect(focused).toContainText('Tour number 0')
  await page.keyboard.press('PageDown')
  await expect(focused).toContainText(/^Tour number [1-9]/)
  await page.keyboard.press('End')
  await expect(focused).toContainText(/^(Services|About us)/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(focused).toContainText(`Tour number ${many - 1}`)
  await expect(focused).toBeInViewport()
  expect(await rows.count()).toBeLessThan(fewRows)

  await page.keyboard.press('Home')
  await expect(focused).toContainText('Tour number 0')
  await expect(await findInTreeByKeys(page, 'Tour number 1234')).toBeInViewport()
  expect(await rows.count()).toBeLessThan(fewRows)
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Tour number 1234')

  await openByKeys(page, 'Tour number 4321')
  await expect(title).toHaveValue('Tour number 4321')
  await page.context().close()
})
