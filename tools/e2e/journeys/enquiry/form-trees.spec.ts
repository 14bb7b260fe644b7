import { expect, test } from '@playwright/test'

/** The accessibility tree of each form; a run with `--update-snapshots` writes it. */
const forms = [
  '/contactus',
  '/contactus?about=/ground-package/langkawi-island-escape',
  '/group-flight-request-form',
  '/request-change-form',
  '/visa-request-form',
  '/transfer-request-form',
]

for (const path of forms) {
  const tag = path === '/contactus?about=/ground-package/langkawi-island-escape' ? [] : '@nightly'
  test(`${path} has names, groups and hints for screen readers`, { tag }, async ({ page }) => {
    await page.goto(path)
    const name = path.replaceAll(/[^a-z]+/g, '-').replace(/^-/, '')
    await expect(page.locator('.enquiry')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

test('faults are announced and shown beside their fields', async ({ page }) => {
  await page.goto('/contactus')
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.enquiry')).toMatchAriaSnapshot({ name: 'faults.aria.yml' })
})

test('the offers sign-up has a name, a field and a place for its answer', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('contentinfo').locator('form')).toMatchAriaSnapshot({ name: 'offers.aria.yml' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the step of a suspicious form is a named part with a question', async ({ page }) => {
    await page.goto('/contactus')
    await page.getByLabel('Subject').selectOption('A complaint')
    await page.getByLabel('Your message').fill('See http://a.example http://b.example http://c.example')
    await page.getByLabel('Your name').fill('Aisyah')
    await page.getByLabel('E-mail address').first().fill('aisyah@example.com')
    await page.getByLabel('I agree that').check()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('region', { name: 'One more step, please' })).toMatchAriaSnapshot(`
      - region "One more step, please":
        - heading "One more step, please" [level=2]
        - paragraph: /Nothing you typed is lost/
        - text: /Please write [a-z-]+ in digits/
        - textbox /Please write [a-z-]+ in digits/
        - paragraph: Twenty-six, for example, is 26.
        - button "Send it now"
    `)
  })
})
