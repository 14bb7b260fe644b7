import { expect, type Page } from '@playwright/test'
import { brokenRules } from './broken-rules.ts'

/** Collects what a browser complains about while a page loads; call the result to see it. */
export function watchForErrors(page: Page): () => string[] {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(error.message))
  return () => errors
}

/** What holds for every page: one h1, a title and a description of a sane length, no sideways scrolling, no rule of WCAG 2.2 AA broken. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  expect((await page.title()).length).toBeLessThanOrEqual(60)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0)
  expect(await brokenRules(page)).toEqual([])
}
