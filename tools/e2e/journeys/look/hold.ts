import type { Page } from '@playwright/test'

/** Holds every request for an address back until the result is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    // A page may have given the request up by then.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** The page is as if it had just been loaded again for a script that is gone, which it does once in a minute. */
export async function keepFromReloading(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-script', String(Date.now())))
}
