import { expect, test } from '@playwright/test'
import { panelStarted, postedSearch } from './posted-search.ts'

/** An instant, the Malaysian day it is, and what the forms then propose. */
const instants = [
  {
    // The evening of 4 September in Honolulu.
    at: '2026-09-05T06:30:00+08:00',
    flight: ['07-Sep-2026', '08-Sep-2026'],
    both: ['06-Sep-2026', '07-Sep-2026'],
    car: ['12-Sep-2026', '13-Sep-2026'],
  },
  {
    // Already 1 January in Auckland.
    at: '2026-12-31T21:00:00+08:00',
    flight: ['02-Jan-2027', '03-Jan-2027'],
    both: ['01-Jan-2027', '02-Jan-2027'],
    car: ['07-Jan-2027', '08-Jan-2027'],
  },
  {
    at: '2028-02-29T00:10:00+08:00',
    flight: ['02-Mar-2028', '03-Mar-2028'],
    both: ['01-Mar-2028', '02-Mar-2028'],
    car: ['07-Mar-2028', '08-Mar-2028'],
  },
]

const midnight = (days: string[]) => days.map(day => `${day} 12:00:00 AM`)

for (const timezoneId of ['Pacific/Honolulu', 'America/New_York', 'Asia/Kuala_Lumpur', 'Pacific/Auckland']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const { at, flight, both, car } of instants) {
      const tag = timezoneId === 'Pacific/Honolulu' && at === instants[0]?.at ? [] : '@nightly'
      test(`days are Malaysian at ${at}`, { tag }, async ({ page }) => {
        await page.clock.setFixedTime(at)
        await page.goto('/flights?from=KUL&to=PEN')
        await panelStarted(page)
        const flights = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
        expect([flights.BeginDateCMS, flights.EndDateCMS]).toEqual(midnight(flight))
        await page.goto('/flight-plus-hotel?from=KUL&to=PEN')
        await panelStarted(page)
        const packages = await postedSearch(page, () =>
          page.getByRole('button', { name: 'Search flight + hotel' }).click(),
        )
        expect([packages.BeginDateCMS, packages.EndDateCMS]).toEqual(midnight(both))
        await page.goto('/hotels?place=Langkawi')
        await panelStarted(page)
        const hotels = await postedSearch(page, () => page.getByRole('button', { name: 'Search hotels' }).click())
        expect([hotels.ArrivalDateCMS, hotels.DepartureDateCMS]).toEqual(midnight(flight))
        await page.goto('/cars?place=LGK')
        await panelStarted(page)
        const cars = await postedSearch(page, () => page.getByRole('button', { name: 'Search cars' }).click())
        expect([cars.PickupDateTime, cars.ReturnDateTime]).toEqual(car.map(day => `${day} 10:00:00 AM`))
      })
    }
  })
}

test('a day pressed in the calendar is the day that is posted, also west of the date line', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu' })
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-12-30T02:00:00+08:00')
  await page.goto('/flights?from=KUL&to=PEN')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await page.getByRole('button', { name: 'Month after' }).click()
  await page.getByRole('button', { name: /^Monday 1 February 2027/ }).click()
  await page.getByRole('button', { name: /^Sunday 28 February 2027/ }).click()
  await expect(page.getByRole('textbox', { name: 'Return' })).toHaveValue('Sun 28 Feb 2027')
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect([fields.BeginDateCMS, fields.EndDateCMS]).toEqual(midnight(['01-Feb-2027', '28-Feb-2027']))
  await context.close()
})

test('the calendar marks public and school holidays and lets no day be chosen that is too early', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T10:00:00+08:00')
  await page.goto('/flights')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await expect(page.getByRole('button', { name: 'Friday 25 December 2026, Christmas Day' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Monday 14 December 2026, school holidays' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saturday 16 January 2027', exact: true })).toBeVisible()
  await expect(page.getByText('4–31 School holidays (days differ by state)')).toBeVisible()
  const tooEarly = page.getByRole('button', { name: 'Wednesday 9 December 2026' })
  await expect(tooEarly).toHaveAttribute('aria-disabled', 'true')
  await tooEarly.click({ force: true })
  await expect(page.getByRole('textbox', { name: 'Depart' })).toHaveValue('Sat 12 Dec 2026')
  await expect(page.getByRole('grid')).toHaveCount(2)
})

test('a phone shows one month', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/flights')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await expect(page.getByRole('grid')).toHaveCount(1)
})

test('a day typed without a year is the next such day', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T10:00:00+08:00')
  await page.goto('/flights')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).fill('5 jan')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Depart' })).toHaveValue('Tue 5 Jan 2027')
})

test('a later start moves the end by the same number of days', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T10:00:00+08:00')
  await page.goto('/flights?depart=2026-12-12&return=2026-12-13')
  await panelStarted(page)
  const [leave, comeBack] = [
    page.getByRole('textbox', { name: 'Depart' }),
    page.getByRole('textbox', { name: 'Return' }),
  ]
  await leave.click()
  await page.getByRole('button', { name: /^Monday 14 December 2026/ }).click()
  await page.getByRole('button', { name: /^Thursday 24 December 2026/ }).click()
  await leave.fill('26 Dec 2026')
  await leave.press('Tab')
  await expect(comeBack).toHaveValue('Tue 5 Jan 2027')
  await comeBack.fill('28 Feb 2027')
  await comeBack.press('Tab')
  await leave.fill('1 Mar 2027')
  await leave.press('Tab')
  await expect(comeBack).toHaveValue('Tue 4 May 2027')
})

for (const [path, field, day] of [
  ['/flights?from=KUL&to=PEN', 'Depart', 'BeginDateCMS'],
  ['/hotels?place=Langkawi', 'Check in', 'ArrivalDateCMS'],
  ['/flight-plus-hotel?from=KUL&to=PEN', 'Depart', 'BeginDateCMS'],
  ['/cars?place=LGK', 'Pick up', 'PickupDateTime'],
] as const) {
  const tag = path.startsWith('/flights') ? [] : '@nightly'
  test(`${path} can be searched from today on, and a past day shows the hotline`, { tag }, async ({ page }) => {
    await page.clock.setFixedTime('2026-12-10T01:00:00+08:00')
    await page.goto(path)
    await panelStarted(page)
    const start = page.getByRole('textbox', { name: field, exact: true })
    await start.fill('9 Dec 2026')
    await page
      .getByRole('button', { name: /^Search / })
      .last()
      .click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('is Thu 10 Dec 2026')
    await expect(summary.getByRole('link', { name: /^Call us on [\d +-]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await start.fill('10 Dec 2026')
    const fields = await postedSearch(page, () =>
      page
        .getByRole('button', { name: /^Search / })
        .last()
        .click(),
    )
    expect(fields[day]).toContain('10-Dec-2026')
  })
}

test('an incomplete return date is ignored on a one-way trip', async ({ page }) => {
  await page.goto('/flights?from=KUL&to=PEN')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Return' }).fill('3')
  await page.getByText('One way').click()
  await expect(page.getByRole('textbox', { name: 'Return' })).toHaveCount(0)
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect(fields.EndDateCMS).toBe(fields.BeginDateCMS)
})
