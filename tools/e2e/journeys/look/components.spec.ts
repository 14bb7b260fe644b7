import { expect, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'
import { cutWords } from './cut-words.ts'

for (const width of [390, 820, 1440]) {
  const tag = width === 390 ? [] : '@nightly'
  test(`every component in every state is sound and keeps its text inside, ${width} wide`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const errors = watchForErrors(page)
    await page.goto('/dev/components')
    await expectSoundPage(page)
    expect(await cutWords(page)).toEqual([])
    expect(errors()).toEqual([])
  })
}
