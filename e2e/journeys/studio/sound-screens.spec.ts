import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../pages/page-checks.ts'
import { content, enter, ownTour, signIn } from './studio-steps.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`)).toEqual(
    [],
  )
}

test('the sign-in can be used by everybody', async ({ page }) => {
  await page.goto(content('studio/'))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})

for (const [name, width] of [
  ['a desk', 1440],
  ['a tablet', 820],
] as const) {
  test(`every screen can be used by everybody on ${name}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 1100 })
    await page.goto(content('studio/'))
    if (width < 960) {
      await enter(page, 'administrator')
      await page.getByRole('button', { name: 'Pages' }).click()
      await expect(page.getByRole('treegrid')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Pages' }).click()
    } else {
      await signIn(page, 'administrator')
    }
    const errors = watchForErrors(page)
    await expectAccessible(page)
    for (const screen of ['Calendar', 'To do', 'Pictures', 'Redirects', 'Trash', 'History', 'People']) {
      await page.getByRole('link', { name: screen, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
      await expectAccessible(page)
    }
    const tour = await ownTour(request, 900)
    await page.goto(content(`studio/pages/${tour.key}`))
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
    await expectAccessible(page)
    for (const tab of ['Search and sharing', 'Address and dates']) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(errors()).toEqual([])
    await tour.remove()
  })
}
