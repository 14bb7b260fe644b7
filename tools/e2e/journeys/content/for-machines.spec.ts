import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

test('the manifest has the configured name and existing icons', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  await expect(page.getByRole('contentinfo')).toContainText(manifest.short_name)
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
    expect(sizes).toBe('320x320')
  }
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  for (const icon of ['/favicon.ico', '/favicon.svg']) expect((await request.get(icon)).status()).toBe(200)
})

test('the share picture has the size that the page states', async ({ page, request }) => {
  await page.goto('/holidays-in-penang')
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  const picture = await request.get(new URL((await content('og:image')) ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const size = await page.evaluate(
    async base64 => {
      const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
      const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
      return [String(width), String(height)]
    },
    (await picture.body()).toString('base64'),
  )
  expect(size).toEqual([await content('og:image:width'), await content('og:image:height')])
})
