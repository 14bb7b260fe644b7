import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { island } from './site-search.island.tsx'

const suggestions = [
  { href: '#langkawi', title: 'Langkawi', label: 'Destination' },
  { href: '#langkawi-skycab', title: 'Langkawi SkyCab', label: 'Attraction ticket' },
]
afterEach(() => vi.unstubAllGlobals())

test('arrow keys choose a suggestion, Enter goes there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }))
  await mountIsland(island, { question: '' })
  await page.getByRole('combobox').fill('lang')
  await expect.element(page.getByRole('option', { name: 'Langkawi SkyCab Attraction ticket' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions, use the arrow keys')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = page.getByRole('option', { selected: true })
  await expect.element(chosen).toHaveTextContent('Langkawi SkyCab')
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.element().id)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#langkawi-skycab')
})

test('Escape closes the list and keeps the text; offline the field still takes text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }))
  await mountIsland(island, { question: '' })
  await page.getByRole('combobox').fill('lang')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox')).toHaveValue('lang')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await page.getByRole('combobox').fill('langk')
  await expect.element(page.getByRole('combobox')).toHaveValue('langk')
})
