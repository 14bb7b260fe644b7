import { expect, type Page, test } from '@playwright/test'
import { readThanks, someone } from './form-steps.ts'

/** What is typed where; day and month alike, so that it means the same however a browser orders them. */
const typed: Record<string, Record<string, string>> = {
  '/contactus': { topic: 'A com', message: 'The tea was cold.', name: 'Aisyah' },
  '/group-flight-request-form': {
    from: 'KUL',
    to: 'Jeddah',
    depart: '03032098',
    return: '04042098',
    adults: '42',
    purpose: 'Fam',
    name: 'Aisyah',
    phone: '012-345 6789',
  },
  '/request-change-form': { bookingReference: 'KX7Q2M', change: 'Som', message: 'One week later.', name: 'Aisyah' },
  '/visa-request-form': {
    destination: 'China',
    arrive: '03032098',
    leave: '04042098',
    passportExpiry: '05052099',
    name: 'Aisyah',
    phone: '+60 12-345 6789',
  },
  '/transfer-request-form': {
    airport: 'Langkawi',
    address: 'Jalan Pantai Cenang',
    day: '03032098',
    time: '0909A',
    flight: 'AK 6304',
    name: 'Aisyah',
    phone: '012-345 6789',
  },
}

/** Name and kind of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    return { name: element.name ?? '', type: element.type ?? '', inForm: element.closest('.enquiry') !== null }
  })

for (const [path, answers] of Object.entries(typed)) {
  const tag = path === '/contactus' ? [] : '@nightly'
  test(`${path} is filled in and sent by keyboard alone`, { tag }, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
    const shown = await page.locator('.enquiry').evaluate(form => {
      const named = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      const seen = named.filter(field => field.type !== 'hidden' && field.tabIndex >= 0 && field.checkVisibility())
      return [...new Set(seen.map(({ name }) => name))]
    })
    await page.locator('.enquiry').locator('input, select, textarea').and(page.locator(':visible')).first().focus()
    const reached = new Set<string>()
    for (let step = 0; step < 80; step++) {
      const { name, type, inForm } = await focused(page)
      if (!inForm || type === 'submit') break
      // A day or a time takes several presses to leave.
      if (!reached.has(name)) {
        reached.add(name)
        if (name === 'email') await page.keyboard.type(someone('keys'))
        else if (name === 'consent') await page.keyboard.press('Space')
        else if (answers[name]) await page.keyboard.type(answers[name])
      }
      await page.keyboard.press('Tab')
    }
    // One after the other as they stand, each of them, and nothing that cannot be seen.
    expect([...reached].filter(name => name !== '')).toEqual(shown)
    await expect(page.locator('.enquiry__end button[type=submit]')).toBeFocused()
    await page.keyboard.press('Enter')
    await readThanks(page)
  })
}
