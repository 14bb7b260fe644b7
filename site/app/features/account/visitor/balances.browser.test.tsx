import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { island } from './balances.island.tsx'
import { setKnownVisitor } from './known-visitor.ts'

test('the menu shows a link until balances are known, then the balances or an error', async () => {
  await mountIsland(island, { isAgent: false })
  await expect.element(page.getByRole('link', { name: 'See your balances' })).toBeVisible()
  setKnownVisitor({ balances: [{ name: 'Travel Wallet', useable: 'RM 120.00', holding: 'RM 5.00', expiry: '' }] })
  await expect.element(page.getByText('RM 120.00')).toBeVisible()
  await expect.element(page.getByText('RM 5.00 on hold')).toBeVisible()
  setKnownVisitor({})
  await expect.element(page.getByText('Your balances cannot be shown just now.')).toBeVisible()
})
