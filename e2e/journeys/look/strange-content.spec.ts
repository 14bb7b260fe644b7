import { pageTypes } from '@agency/site/app/page-types/registry.ts'
import { strangeKinds } from '@agency/site/app/shell/dev/strange-content.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'
import { cutWords } from './cut-words.ts'

async function expectWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await expectSoundPage(page)
  expect(await cutWords(page), `words cut off at ${width} pixels`).toEqual([])
}

for (const kind of strangeKinds) {
  for (const type of Object.keys(pageTypes)) {
    test(`${type} pages hold ${kind} content at three widths`, async ({ page }) => {
      test.slow()
      const errors = watchForErrors(page)
      await page.goto(`/dev/strange/${kind}/${type}`)
      for (const width of [390, 820, 1440]) await expectWhole(page, width)
      expect(errors()).toEqual([])
    })
  }
}
