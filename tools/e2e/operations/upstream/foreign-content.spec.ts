import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { startSampleInstallation } from '@agency/contracts/suite/sample-installation.ts'
import { foreignPages, startForeignInstallation } from '@agency/testing/foreign-installation.ts'
import { expect } from '@playwright/test'
import { test } from '../../journeys/read-only.ts'
import { startSite } from './site-process.ts'

test('pages of an installation with real-life irregularities are served', async ({ page }) => {
  const installation = await startSampleInstallation({})
  const site = await startSite({ CONTENT_URL: installation.url, BACKEND_URL: installation.url })
  try {
    const home = await page.goto(`${site.url}/`)
    expect(home?.status()).toBe(200)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await page.request.get(`${site.url}/footer`)).status()).toBe(404)
  } finally {
    await site.stop()
    await installation.stop()
  }
})

test('an installation with its own names serves all its pages with the mapping of connect', async ({ page }) => {
  test.setTimeout(120_000)
  const installation = await startForeignInstallation()
  const folder = mkdtempSync(join(tmpdir(), 'connect-'))
  const files = ['--mapping', join(folder, 'mapping.yaml'), '--env', join(folder, '.env')]
  const command = [
    join(import.meta.dirname, '../../../scripts/connect/main.ts'),
    'connect',
    '--content',
    installation.url,
    ...files,
  ]
  try {
    await promisify(execFile)(process.execPath, command)
    const site = await startSite(parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>)
    try {
      for (const [path, words] of Object.entries(foreignPages)) {
        const response = await page.goto(site.url + path)
        expect(response?.status(), path).toBe(200)
        await expect(page.locator('main'), path).toContainText(words)
      }
      const ready = await page.request.get(`${site.url}/readyz`)
      expect(ready.status()).toBe(200)
      expect((await page.request.get(`${site.url}/footer`)).status()).toBe(404)
    } finally {
      await site.stop()
    }
  } finally {
    await installation.stop()
    rmSync(folder, { recursive: true })
  }
})

test('an installation whose names are not mapped gets a page that names the command; what has our names is served', async ({
  page,
}) => {
  const installation = await startForeignInstallation()
  const site = await startSite({ CONTENT_URL: installation.url })
  try {
    for (const path of ['/', '/career', '/nowhere']) {
      const response = await page.goto(site.url + path)
      expect(response?.status(), path).toBe(503)
      expect(response?.headers()['retry-after'], path).toBeDefined()
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This page is not ready yet')
      await expect(page.getByRole('main'), path).toContainText(`npm run connect -- --content ${installation.url}`)
    }
    expect((await page.goto(`${site.url}/faq`))?.status()).toBe(200)
    expect((await page.goto(`${site.url}/contactus`))?.status()).toBe(200)
    const ready = await page.request.get(`${site.url}/readyz?verbose`)
    expect(ready.status()).toBe(503)
    expect(await ready.json()).toMatchObject({
      checks: { homePage: 'failing' },
      contentNames: expect.stringContaining('The content type home of the home page is not known: npm run connect'),
    })
  } finally {
    await site.stop()
    await installation.stop()
  }
})

test('a site without a home page serves the others, and is not ready', async ({ page }) => {
  const about = { id: 1, type: 'prosePage', name: 'About', segment: 'about', properties: { title: 'About' } }
  const installation = await startForeignInstallation([about])
  const site = await startSite({ CONTENT_URL: installation.url })
  try {
    expect((await page.goto(`${site.url}/about`))?.status()).toBe(200)
    const ready = await page.request.get(`${site.url}/readyz`)
    expect(ready.status()).toBe(503)
    expect(await ready.json()).toMatchObject({ checks: { content: 'ok', homePage: 'failing' } })
  } finally {
    await site.stop()
    await installation.stop()
  }
})
