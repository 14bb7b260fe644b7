import { expect, type Page, test } from '@playwright/test'
import { chooseByKeys } from './keys.ts'
import { content, openAs, ownPage } from './studio-steps.ts'

test.slow()

const sentence = 'Seven unhurried days along the east coast, with turtles, batik and a boat whenever the sea is calm, '
const longName = sentence.repeat(2).slice(0, 200)
/** One word of 80 letters, unique to this test. */
const longWord = () => crypto.randomUUID().replaceAll('-', '').repeat(3).slice(0, 80)

/** What reaches beyond the window and cannot be scrolled to. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#screen *, .bar *, .window *')]
      .filter(one => !one.closest('.table, .picture-grid') && one.getBoundingClientRect().right > innerWidth + 1)
      .map(one => `${one.tagName} ${one.className}`),
  )

for (const width of [390, 820, 1440]) {
  test(`names of any length fit a window of ${width} pixels`, { tag: '@nightly' }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 1000 })
    const above = await ownPage(request, 'Words.', { name: longName })
    const word = longWord()
    const own = await ownPage(request, word, { parentKey: above.key, name: word })
    await openAs(page, 'publisher', `pages/${own.key}`)
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
    expect(await beyond(page)).toEqual([])

    await page.keyboard.press('Control+k')
    await page.keyboard.type(word.slice(0, 30))
    await expect(page.getByRole('option', { name: word })).toBeVisible()
    expect(await beyond(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
    expect(await beyond(page)).toEqual([])
    await page.keyboard.press('Escape')

    const pages = page.getByRole('button', { name: 'Pages', exact: true })
    if (await pages.isVisible()) await pages.click()
    const row = page.getByRole('row', { name: new RegExp(`^${word}`) })
    await expect(row.getByTitle(word)).toBeVisible()
    await row.focus()
    await page.keyboard.press('Shift+F10')
    await chooseByKeys(page, 'Move')
    await expect(page.getByRole('dialog', { name: `Move: ${word}` })).toBeVisible()
    expect(await beyond(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.goto(content(`studio/pages/${own.key}/versions`))
    await expect(page.getByRole('heading', { level: 1, name: `Versions of “${word}”` })).toBeVisible()
    expect(await beyond(page)).toEqual([])
    await own.remove()
    await above.remove()
  })
}
