import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from './page-checks.ts'
import { familyRoutes, parentRoutes, specRoutes } from './spec-routes.ts'

async function expectSoundAnswer(page: Page, path: string) {
  const errors = watchForErrors(page)
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expectSoundPage(page)
  expect(errors()).toEqual([])
}

const examples = Object.values(pageTypes).map(({ example }) => example)
/** Pages that are no example of a type and have a body of their own. */
const others = ['/agent', '/AgentLogin', '/blog/categories', '/cancel', '/faq-details', '/sitemap']

for (const width of [390, 1440]) {
  for (const route of [...examples, ...others]) {
    const tag = width === 390 && examples.includes(route) ? [] : '@nightly'
    test(`${route} answers with a sound page of its own at ${width}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await expectSoundAnswer(page, route)
    })
  }
}

for (const route of [...examples, ...others]) {
  test(`${route} is sound in Malay and Chinese, on the narrowest phone and a tablet`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    for (const [language, width] of [
      ['ms', 320],
      ['zh', 320],
      ['ms', 820],
      ['zh', 820],
    ] as const) {
      const path = `/${language}${route}`.replace(/\/$/, '')
      // A page that is not translated is tested in English.
      if ((await request.get(path)).status() === 404) continue
      await page.setViewportSize({ width, height: 844 })
      await expectSoundAnswer(page, path)
    }
  })
}

test.describe('every route', { tag: '@nightly' }, () => {
  for (const route of specRoutes) {
    test(`${route} answers with a sound page of its own`, ({ page }) => expectSoundAnswer(page, route))
  }

  for (const list of [...familyRoutes, ...parentRoutes.filter(route => route !== '/faq')]) {
    test(`${list} leads to a first page below it that is sound, on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(list)
      const first = await page.locator('main .card__link').first().getAttribute('href')
      expect(first).toContain(`${list}/`)
      await expectSoundAnswer(page, first ?? '')
    })
  }
})

test('every page of the specification exists', async ({ request }) => {
  for (const route of specRoutes) expect((await request.get(route)).status(), route).toBe(200)
})
