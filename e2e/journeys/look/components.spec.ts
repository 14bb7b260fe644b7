import { expect, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'

for (const width of [390, 820, 1440]) {
  test(`every component in every state is sound and keeps its words inside, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const errors = watchForErrors(page)
    await page.goto('/dev/components')
    await expectSoundPage(page)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, h2, h3, p, label, .tag, .price, .notice)')]
        .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter(element => getComputedStyle(element).display !== 'inline')
        .map(element => element.innerText),
    )
    expect(cut).toEqual([])
    expect(errors()).toEqual([])
  })
}
