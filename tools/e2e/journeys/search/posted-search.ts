import { readCarSearch } from '@agency/contracts/booking/searches/car-search.ts'
import { readFlightSearch } from '@agency/contracts/booking/searches/flight-search.ts'
import type { FormReading } from '@agency/contracts/booking/searches/form-fields.ts'
import { hotelSearchPaths, readHotelSearch } from '@agency/contracts/booking/searches/hotel-search.ts'
import { expect, type Page } from '@playwright/test'

type Fields = [string, string][]

const readers: Record<string, (fields: Fields) => FormReading<unknown>> = {
  '/Home/Index': readFlightSearch,
  '/CarRental/GetCarRentalSearch': readCarSearch,
  ...Object.fromEntries(hotelSearchPaths.map(path => [path, (fields: Fields) => readHotelSearch(path, fields)])),
}

/**
 * Does something that leads to the booking site, and reads what the browser posts there by the receiver's own rules.
 * @returns The posted fields; a field that came several times is a list.
 */
export async function postedSearch(page: Page, act: () => Promise<unknown>) {
  const comingFrom = new URL(page.url()).origin
  const leaving = page.waitForRequest(
    request => new URL(request.url()).pathname in readers && request.method() === 'POST',
  )
  await act()
  const request = await leaving
  // The next navigation must wait until this one has arrived, or the two would cross.
  const answer = await request.response()
  expect(answer?.status()).toBeLessThan(400)
  await page.waitForURL(address => address.origin !== comingFrom, { waitUntil: 'domcontentloaded' })
  const { pathname } = new URL(request.url())
  const fields: Fields = [...new URLSearchParams(request.postData() ?? '')]
  const reading = readers[pathname]?.(fields)
  expect(reading?.ok ? [] : reading?.faults).toEqual([])
  expect(request.isNavigationRequest()).toBe(true)
  const names = [...new Set(fields.map(([name]) => name))]
  return Object.fromEntries(
    names.map(name => {
      const values = fields.filter(([other]) => other === name).map(([, value]) => value)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Moves the pointer, and waits until the panel is hydrated. */
export async function panelStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.mouse.move(1, 1)
  await expect(page.locator('.search [data-hydrated]:visible')).toBeAttached()
}

/** The button that adds one to a number, `Adults`. */
export function oneMore(page: Page, who: string) {
  return page.locator('.count:visible', { hasText: who }).getByRole('button', { name: /^One more / })
}
