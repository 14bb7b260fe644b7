import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { strangeKinds } from '@agency/site/app/shell/dev/strange-content.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'
import { cutWords } from './cut-words.ts'

async function expectWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  // Blocks far below are laid out one after the other, the footer last; until then what is below them moves.
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await expectSoundPage(page)
  expect(await cutWords(page), `words cut off at ${width} pixels`).toEqual([])
}

/** The densest: a page of facts. */
const dense = 'detail'

for (const kind of strangeKinds) {
  test(`${dense} pages hold ${kind} content on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const errors = watchForErrors(page)
    await page.goto(`/dev/strange/${kind}/${dense}`)
    await expectWhole(page, 390)
    expect(errors()).toEqual([])
  })

  for (const type of Object.keys(pageTypes)) {
    test(`${type} pages hold ${kind} content at three widths`, { tag: '@nightly' }, async ({ page }) => {
      test.slow()
      const errors = watchForErrors(page)
      await page.goto(`/dev/strange/${kind}/${type}`)
      for (const width of [390, 820, 1440]) await expectWhole(page, width)
      expect(errors()).toEqual([])
    })
  }
}
