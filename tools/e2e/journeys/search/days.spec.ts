import { addDays, addMonths, malaysianDay, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import { expect, test } from '@playwright/test'
import { panelStarted, postedSearch } from './posted-search.ts'

const today = malaysianDay(Date.now())
const later = (days: number) => addDays(today, days)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** `5 Dec 2026` */
function written(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}
/** `05-Dec-2026` */
const posted = (day: string) => written(day).padStart(11, '0').replaceAll(' ', '-')
const midnight = (days: string[]) => days.map(day => `${posted(day)} 12:00:00 AM`)

for (const timezoneId of ['Pacific/Honolulu', 'America/New_York', 'Asia/Kuala_Lumpur', 'Pacific/Auckland']) {
  const tag = timezoneId === 'Pacific/Honolulu' ? [] : '@nightly'
  test(`days are Malaysian on a device in ${timezoneId}`, { tag }, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await page.goto('/flights?from=KUL&to=PEN')
    await panelStarted(page)
    const flights = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
    expect([flights.BeginDateCMS, flights.EndDateCMS]).toEqual(midnight([later(2), later(3)]))
    await page.goto('/flight-plus-hotel?from=KUL&to=PEN')
    await panelStarted(page)
    const packages = await postedSearch(page, () => page.getByRole('button', { name: 'Search flight + hotel' }).click())
    expect([packages.BeginDateCMS, packages.EndDateCMS]).toEqual(midnight([later(1), later(2)]))
    await page.goto('/hotels?place=Langkawi')
    await panelStarted(page)
    const hotels = await postedSearch(page, () => page.getByRole('button', { name: 'Search hotels' }).click())
    expect([hotels.ArrivalDateCMS, hotels.DepartureDateCMS]).toEqual(midnight([later(2), later(3)]))
    await page.goto('/cars?place=LGK')
    await panelStarted(page)
    const cars = await postedSearch(page, () => page.getByRole('button', { name: 'Search cars' }).click())
    expect([cars.PickupDateTime, cars.ReturnDateTime]).toEqual(
      [later(7), later(8)].map(day => `${posted(day)} 10:00:00 AM`),
    )
    await context.close()
  })
}

test('a day pressed in the calendar is the day that is posted, also west of the date line', {
  tag: '@nightly',
}, async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu' })
  const page = await context.newPage()
  await page.goto('/flights?from=KUL&to=PEN')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await page.getByRole('button', { name: 'Month after' }).click()
  const month = monthOf(addMonths(`${monthOf(later(2))}-01`, 2))
  await page.locator(`[data-date="${month}-01"]`).click()
  await page.locator(`[data-date="${month}-28"]`).click()
  await expect(page.getByRole('textbox', { name: 'Return' })).toHaveValue(new RegExp(`${written(`${month}-28`)}$`))
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect([fields.BeginDateCMS, fields.EndDateCMS]).toEqual(midnight([`${month}-01`, `${month}-28`]))
  await context.close()
})

test('the calendar marks public and school holidays', { tag: '@nightly' }, async ({ page }) => {
  const christmas = today.slice(5) <= '12-23' ? `${today.slice(0, 4)}-12-25` : `${Number(today.slice(0, 4)) + 1}-12-25`
  await page.goto(`/flights?depart=${addDays(christmas, -3)}&return=${addDays(christmas, -2)}`)
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await expect(page.locator(`[data-date="${christmas}"]`)).toHaveAccessibleName(/25 December \d{4}, Christmas Day/)
  await expect(page.locator('[data-date$="-01-16"]')).toHaveAccessibleName(/^\w+ 16 January \d{4}$/)
  if (!christmas.startsWith('2026')) return
  await expect(page.getByRole('button', { name: 'Monday 28 December 2026, school holidays' })).toBeVisible()
  await expect(page.getByText('4–31 School holidays (days differ by state)')).toBeVisible()
})

test('no day can be chosen that is too early', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/flights')
  await panelStarted(page)
  const field = page.getByRole('textbox', { name: 'Depart' })
  const proposed = await field.inputValue()
  await field.fill(written(today))
  await field.click()
  const days = page.locator('[data-date]')
  await expect(days.first()).toBeVisible()
  for (const day of await days.all()) {
    const date = (await day.getAttribute('data-date')) ?? ''
    if (date >= today) break
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await day.click({ force: true })
    await expect(field).toHaveValue(new RegExp(`${written(today)}$`))
  }
  expect(proposed).toContain(written(later(2)))
  await expect(page.getByRole('grid')).toHaveCount(2)
})

test('a later start moves the end by the same number of days', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`/flights?depart=${later(20)}&return=${later(21)}`)
  await panelStarted(page)
  const [leave, comeBack] = [
    page.getByRole('textbox', { name: 'Depart' }),
    page.getByRole('textbox', { name: 'Return' }),
  ]
  await leave.click()
  await page.locator(`[data-date="${later(22)}"]`).click()
  await page.locator(`[data-date="${later(32)}"]`).click()
  await leave.fill(written(later(34)))
  await leave.press('Tab')
  await expect(comeBack).toHaveValue(new RegExp(`${written(later(44))}$`))
  await comeBack.fill(written(later(70)))
  await comeBack.press('Tab')
  await leave.fill(written(later(80)))
  await leave.press('Tab')
  await expect(comeBack).toHaveValue(new RegExp(`${written(later(116))}$`))
})

for (const [path, field, day] of [
  ['/flights?from=KUL&to=PEN', 'Depart', 'BeginDateCMS'],
  ['/hotels?place=Langkawi', 'Check in', 'ArrivalDateCMS'],
  ['/flight-plus-hotel?from=KUL&to=PEN', 'Depart', 'BeginDateCMS'],
  ['/cars?place=LGK', 'Pick up', 'PickupDateTime'],
] as const) {
  test(`${path} can be searched from today on, and a past day shows the hotline`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(path)
    await panelStarted(page)
    const start = page.getByRole('textbox', { name: field, exact: true })
    await start.fill(written(later(-1)))
    await page
      .getByRole('button', { name: /^Search / })
      .last()
      .click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(written(today))
    await expect(summary.getByRole('link', { name: /^Call us on [\d +-]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await start.fill(written(today))
    const fields = await postedSearch(page, () =>
      page
        .getByRole('button', { name: /^Search / })
        .last()
        .click(),
    )
    expect(fields[day]).toContain(posted(today))
  })
}
