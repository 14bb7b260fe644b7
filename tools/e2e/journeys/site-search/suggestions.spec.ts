import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage } from '../pages/page-checks.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveClass(/scripted/)
}

test('the styles of suggestions load with them, so that no page waits for them', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/search')
  await expect(page.locator('link[rel=stylesheet][href*=suggestions]')).toHaveCount(0)
  await page.getByRole('searchbox').focus()
  await page.getByRole('combobox').pressSequentially('langk')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.locator('link[rel=stylesheet][href*=suggestions]')).toHaveCount(1)
})

test('during typing only the last query is shown', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/search')
  const asked: string[] = []
  await page.route('**/search/suggestions?*', async route => {
    const question = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(question)
    // The answer to the first question is late, after that to the second.
    if (question === 'pen') await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('searchbox').focus()
  const field = page.getByRole('combobox')
  await field.pressSequentially('pen', { delay: 20 })
  await expect.poll(() => asked).toEqual(['pen'])
  await field.fill('sarawak')
  await expect(page.getByRole('option').first()).toContainText('Sarawak')
  await expect.poll(() => asked).toEqual(['pen', 'sarawak'])
  await expect(page.getByRole('option').filter({ hasText: 'Penang' })).toHaveCount(0)
})

test('on a wide screen the header has its own field, which returns the focus', async ({ page }) => {
  await open(page, '/tnc')
  const opener = page.getByRole('link', { name: 'Search the site' })
  await opener.hover()
  await expect(page.locator('[data-island=header-search]')).toHaveAttribute('data-hydrated')
  await opener.click()
  const field = page.getByRole('combobox', { name: 'Words to look for' })
  await expect(field).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await field.pressSequentially('visa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectSoundPage(page)
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(field).toBeHidden()
})

test('on a phone it opens the search page', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/tnc')
  await page.getByRole('link', { name: 'Search the site' }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test('offline the field still opens the search', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/search')
  await page.route('**/search/suggestions?*', route => route.abort())
  await page.getByRole('searchbox').focus()
  await page.getByRole('combobox').pressSequentially('ipoh')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ipoh$/)
})
