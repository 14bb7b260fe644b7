import { expect, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'

const question = 'How can I pay?'
const answer = 'With a Malaysian or foreign credit or debit card'

test('a link to an answer opens it and scrolls to its question', async ({ page }) => {
  await page.goto('/faq#how-to-pay')
  await expect(page.getByText(answer)).toBeInViewport()
  await expect(page.getByText(question)).toBeInViewport()
})

test('every answer has its own address', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faq')
  await page.getByText(question).click()
  await page.getByRole('link', { name: `Link to this answer ${question}` }).click()
  await expect(page).toHaveURL('/faq-details/how-to-pay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(
    page
      .getByRole('navigation', { name: /More about/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
})

for (const [other, clean] of [
  ['/faq/how-to-pay', '/faq-details/how-to-pay'],
  ['/faq-details/flights', '/faq/flights'],
] as const) {
  reading(`${other} names ${clean} as its clean address`, async ({ page }) => {
    await page.goto(other)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${clean}$`))
  })
}

reading.describe('without script', () => {
  reading('the server finds the answers', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('bassinet')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL('/faq?q=bassinet')
    await expect(page.getByText('Does an infant get a seat or a bassinet?')).toBeVisible()
    await expect(page.getByText(question)).toHaveCount(0)
    await page.getByRole('link', { name: 'Show every question' }).click()
    await expect(page.getByText(question)).toBeVisible()
  })
})
