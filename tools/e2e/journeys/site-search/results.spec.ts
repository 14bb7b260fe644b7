import { expect, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'
import { test as reading } from '../read-only.ts'

const results = 'ol.results > li'

test('pages, offers, articles and questions are found, a place before articles about it', async ({ page }) => {
  const errors = watchForErrors(page)
  await page.goto('/search?q=langkawi')
  await expect(page.getByRole('main').getByRole('status')).toContainText('results for langkawi')
  const first = page.locator(results).first()
  await expect(first.locator('mark')).toHaveText('Langkawi')
  await expectSoundPage(page)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/holidays-in-langkawi$/)
  await page.goto('/search?q=refund')
  await page.locator(results).filter({ hasText: 'Question' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/faq-details\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/refund/i)
  expect(errors()).toEqual([])
})

reading('Malaysian names find what they mean, and results can be narrowed down', async ({ page }) => {
  await page.goto('/search?q=orang+utan')
  await expect(page.locator(results).first()).toContainText('orangutans')
  const narrow = page.getByRole('navigation', { name: 'Narrow down' })
  await narrow.getByRole('link', { name: /^Offers/ }).click()
  await narrow.getByRole('link', { name: /^May/ }).click()
  await expect(page).toHaveURL(/\?q=orang\+utan&kind=offer&month=5$/)
  await expect(narrow.locator('[aria-current]')).toHaveText([/^Offers/, 'All', /^May/])
  await expect(page.getByRole('main').getByRole('status')).toContainText(/^[1-3] results? for orang utan/)
  await page.goto('/search?q=orang+utan&place=atlantis')
  await page.getByRole('link', { name: 'Show all results' }).click()
  await expect(page).toHaveURL(/\?q=orang\+utan$/)
})

reading('long lists have pages; a page after the last one says so', async ({ page }) => {
  await page.goto('/search?q=hotel')
  const firstResult = await page.locator(results).first().innerText()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?q=hotel&page=2$/)
  await expect(page.locator(results)).toHaveCount(10)
  expect(await page.locator(results).first().innerText()).not.toBe(firstResult)
  await page.goto('/search?q=hotel&page=99')
  await expect(page.getByText('There are no more results.')).toBeVisible()
})

test('a search without results shows links onwards, and a query is escaped', async ({ page }) => {
  const errors = watchForErrors(page)
  const asked = '<img src=x onerror=alert(1)> ⟦zzzzqq⟧'
  await page.goto(`/search?q=${encodeURIComponent(asked)}`)
  await expect(page.getByRole('searchbox')).toHaveValue(asked)
  await page.goto('/search?q=zzzzqqq')
  await expect(page.getByText('No results for zzzzqqq')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expectSoundPage(page)
  expect(errors()).toEqual([])
})

reading.describe('without script', () => {
  reading('the header leads to the search, and the search is a form', async ({ page }) => {
    await page.goto('/tnc')
    await page.getByRole('link', { name: 'Search the site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    await page.getByRole('searchbox').fill('kinabaloo')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('for kinabalu')
    expect(await page.locator(results).count()).toBeGreaterThan(0)
  })
})

test('the blog search follows the same rules, with marked words', async ({ page }) => {
  await page.goto('/blog/search?q=hokaido')
  await expect(page.getByRole('main').getByRole('status')).toContainText('No article has the words hokaido.')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Hokkaido')
  await page.goto('/blog/search?q=teow')
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/teow/i)
  await expectSoundPage(page)
})
