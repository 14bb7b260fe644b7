import { expect, test } from '@playwright/test'
import { signIn } from './studio-steps.ts'

test('a search for the hotline leads to its field', async ({ page }) => {
  await signIn(page, 'publisher')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('hotline')
  await page.getByRole('option', { name: /^Hotline .*Settings/ }).click()
  await expect(page.getByRole('textbox', { name: 'Hotline', exact: true })).toBeFocused()
})
