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

test('a page in two languages names both, and says which one it is in', { tag: '@nightly' }, async ({ page }) => {
  const pages = ['/pdpa', '/tnc', '/cancel'].flatMap(path => [
    { path, lang: 'en-MY', other: 'Bahasa Melayu' },
    { path: `${path}/bahasa-malaysia`, lang: 'ms-MY', other: 'English' },
  ])
  for (const { path, lang, other } of pages) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('main').getByRole('link', { name: other, exact: true })).toBeVisible()
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.join()).toContain(`"inLanguage":"${lang}"`)
    const languages = page.locator('link[rel=alternate][hreflang]')
    expect(await languages.evaluateAll(links => links.map(link => link.getAttribute('hreflang')))).toEqual([
      'en-MY',
      'ms-MY',
      'x-default',
    ])
    if (path.startsWith('/pdpa')) await expect(page.locator('main a[href^="mailto:privacy@"]')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Lawatan berkumpulan' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en-MY')
})

test('programs find pictures and languages by the site map', async ({ request }) => {
  const map = await (await request.get('/sitemaps/pages-1.xml')).text()
  const [, picture = ''] = /<image:loc>(.*?)<\/image:loc>/.exec(map) ?? []
  expect((await request.get(new URL(picture).pathname)).status()).toBe(200)
  for (const path of ['pdpa', 'tnc', 'cancel']) expect(map).toContain(`/${path}/bahasa-malaysia"/>`)
})
