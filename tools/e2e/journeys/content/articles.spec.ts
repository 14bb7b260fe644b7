import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

test('an article says who wrote it, when, and how long it takes', async ({ page }) => {
  await page.goto('/blog/electric-train-north')
  const article = page.getByRole('article').first()
  await expect(article.getByText(/By Lim Wei Jun · 9 September 2025 · \d+ min read/)).toBeVisible()
  await expect(article.getByRole('complementary', { name: 'About the author' })).toContainText('from Ipoh')
  await expect(article.getByRole('link', { name: 'Rails and ships' })).toHaveAttribute(
    'href',
    '/blog/categories/rails-and-ships',
  )
  await expect(article.getByRole('link', { name: 'Trains', exact: true })).toHaveAttribute('href', '/blog/tags/trains')
})

test('the list of contents links to the sections', async ({ page }) => {
  await page.goto('/blog/electric-train-north')
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const second = contents.getByRole('link').nth(1)
  const title = (await second.textContent()) ?? ''
  await second.click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
})

test('an article links to earlier, later and similar ones', async ({ page }) => {
  await page.goto('/blog/electric-train-north')
  const way = page.getByRole('navigation', { name: 'Earlier and later articles' })
  await expect(way.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible()
  await way.getByRole('link', { name: /Later/ }).click()
  await expect(page).not.toHaveURL('/blog/electric-train-north')
  await page
    .getByRole('navigation', { name: 'Earlier and later articles' })
    .getByRole('link', { name: /Earlier/ })
    .click()
  await expect(page).toHaveURL('/blog/electric-train-north')
})

test('the blog has a page for each month', async ({ page }) => {
  await page.goto('/blog')
  await page.getByText('Articles by month').click()
  await page.getByRole('link', { name: /^September 2025/ }).click()
  await expect(page).toHaveURL('/blog?month=2025-09')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'train north' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a post of the student guide links to no list of the blog', async ({ page }) => {
  await page.goto('/studentportal/student-guide/post/two-suitcases')
  await expect(page.getByText(/min read/)).toBeVisible()
  await expect(page.locator('main a[href^="/blog/"]')).toHaveCount(0)
})

test('the feed holds the newest articles and is announced', async ({ page, request }) => {
  await page.goto('/blog')
  const newest = (await page.locator('main .card__link').first().getAttribute('href')) ?? ''
  const rss = await request.get('/blog/feed.xml')
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  const wellFormed = await page.evaluate(
    xml => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return [document.querySelector('parsererror')?.textContent, document.querySelector('item > link')?.textContent]
    },
    await rss.text(),
  )
  expect(wellFormed).toEqual([undefined, expect.stringContaining(newest)])
  expect((await rss.text()).match(/<item>/g)).toHaveLength(20)
  const former = await request.get('/blog/feed.json', { maxRedirects: 0 })
  expect([former.status(), former.headers().location]).toEqual([301, '/blog/feed.xml'])
  const announced = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(announced).toHaveAttribute('href', '/blog/feed.xml')
})
