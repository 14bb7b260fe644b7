import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { island } from './site-search.island.tsx'

const suggestions = [
  { href: '#langkawi', title: 'Langkawi', label: 'Destination' },
  { href: '#langkawi-skycab', title: 'Langkawi SkyCab', label: 'Attraction ticket' },
]
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

test('arrow keys choose a suggestion, Enter goes there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }))
  await mountIsland(island, { question: '' })
  await page.getByRole('combobox').fill('lang')
  const skycab = page.getByRole('option', { name: 'Langkawi SkyCab Attraction ticket' })
  await expect.element(skycab).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions, use the arrow keys')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', skycab.element().id)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#langkawi-skycab')
})

test('a reader of Chinese gets suggestions in Chinese', async () => {
  document.documentElement.lang = 'zh-Hans-MY'
  const asked = vi.fn(async (_: string) => Response.json({ suggestions }))
  vi.stubGlobal('fetch', asked)
  await mountIsland(island, { question: '' })
  await page.getByRole('combobox').fill('槟城')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(asked.mock.calls[0]?.[0]).toBe(`/zh/search/suggestions?${new URLSearchParams({ q: '槟城' })}`)
})

test('Escape closes the list and keeps the text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }))
  await mountIsland(island, { question: '' })
  await page.getByRole('combobox').fill('lang')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox')).toHaveValue('lang')
})
