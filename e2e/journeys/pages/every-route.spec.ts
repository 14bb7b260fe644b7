import { expect, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from './page-checks.ts'
import { familyRoutes, parentRoutes, specRoutes } from './spec-routes.ts'

for (const route of specRoutes) {
  test(`${route} answers with a sound page of its own`, async ({ page }) => {
    const errors = watchForErrors(page)
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expectSoundPage(page)
    expect(errors()).toEqual([])
  })
}

for (const list of [...familyRoutes, ...parentRoutes.filter(route => route !== '/faq')]) {
  test(`${list} leads to a first page below it that is sound, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const errors = watchForErrors(page)
    await page.goto(list)
    const first = await page.locator('main .card__link').first().getAttribute('href')
    expect(first).toContain(`${list}/`)
    const response = await page.goto(first ?? '')
    expect(response?.status()).toBe(200)
    await expectSoundPage(page)
    expect(errors()).toEqual([])
  })
}

test('every page has a title and a description of its own, of a sane length', async ({ request }) => {
  const pages = []
  for (const route of specRoutes) pages.push({ route, html: await (await request.get(route)).text() })
  const titles = pages.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
  const descriptions = pages.map(({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
  expect(repeated(titles)).toEqual([])
  expect(repeated(descriptions)).toEqual([])
  expect(descriptions.filter(text => text.length === 0 || text.length > 190)).toEqual([])
})

function repeated(texts: string[]): string[] {
  return texts.filter((text, position) => texts.indexOf(text) !== position)
}
