import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { expect, test } from '@playwright/test'

/** A window of 1440 × 900 at 200 % zoom. */
const zoomed = { width: 720, height: 450 }

for (const [type, { example }] of Object.entries(pageTypes)) {
  if (['home', 'deals'].includes(type)) continue
  test(`at 200 % zoom the title of a ${type} page is in the first screen`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(zoomed)
    await page.goto(example)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y).toBeLessThan(zoomed.height - 60)
  })
}

for (const path of [
  '/blog/penang-hawker-day',
  '/tnc',
  '/ground-package/langkawi-island-escape',
  '/holidays-in-penang',
]) {
  test(`lines of ${path} are 18 pixels high and of 60 to 75 characters`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const line = await page
      .locator('.prose p')
      .first()
      .evaluate(paragraph => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        return { size: getComputedStyle(paragraph).fontSize, characters: (paragraph.textContent ?? '').length / lines }
      })
    expect(line.size).toBe('18px')
    expect(line.characters).toBeGreaterThan(52)
    expect(line.characters).toBeLessThan(75)
  })
}

test('chosen options are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/Login')
  const styleOf = (name: string) =>
    page.getByText(name, { exact: true }).evaluate(label => getComputedStyle(label).outlineStyle)
  expect(await styleOf('Member')).toBe('solid')
  expect(await styleOf('Agent')).toBe('none')
})

test('a printed title is dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/holidays-in-penang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 32, 42)')
})

test('an article is printed without its contents and its neighbours', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/blog/long-weekends-2027')
  const links = page.locator('main nav').filter({ visible: true })
  await expect(links).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(links).toHaveCount(0)
})

for (const path of ['/holidays-in-penang', '/thailand', '/ground-package']) {
  test(`no card of ${path} stands alone in its row`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path)
    for (const width of [620, 700, 820, 900, 960, 1040, 1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const alone = await page.locator('main .grid').evaluateAll(
        grids =>
          grids.filter(grid => {
            const last = grid.lastElementChild
            const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
            if (!last || columns < 2 || grid.childElementCount < 2) return false
            const { top, width } = last.getBoundingClientRect()
            const row = [...grid.children].filter(card => Math.abs(card.getBoundingClientRect().top - top) < 3)
            return row.length === 1 && width < 0.7 * grid.clientWidth
          }).length,
      )
      expect(alone, `at ${width} pixels`).toBe(0)
    }
  })
}

for (const width of [390, 1440]) {
  test(`a long title takes at most three lines at ${width} pixels`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/holiday-package/sepilok-and-the-kinabatangan')
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate(title => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight))
    expect(Math.round(lines)).toBeLessThanOrEqual(3)
  })
}
