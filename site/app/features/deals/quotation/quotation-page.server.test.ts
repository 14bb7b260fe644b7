import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../../server/settings/env.ts'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { loadQuotation, statusOf } from './quotation-page.server.ts'
import { quotationAddress } from './signed-quotation.server.ts'

const env = readEnv({})
const about = '/ground-package/langkawi'
const route = { key: 'tour', path: about, name: 'Langkawi', ancestors: [], children: [] }
const content = {
  routes: async () => ({ byPath: new Map([[about, route]]), byRole: new Map(), descendants: new Map() }),
  node: async (schema: z.ZodObject, { key }: { key: string }) =>
    schema.parse(
      key === 'tour' ? { title: 'Langkawi in four days', validUntil: '2026-12-05' } : { brandName: 'Pergi' },
    ),
} as unknown as ContentSource

const address = (path = about) =>
  quotationAddress(
    {
      about: path,
      customer: 'Siti',
      agency: 'Contoh Travel',
      chosen: [],
      lines: [{ label: '', count: 10, sen: 58_275 }],
      made: '2026-11-26',
      until: '2026-12-03',
    },
    env.SITE_SECRET,
  )

test.each([
  ['on its last day', about, '2026-12-03', 'valid', 200],
  ['a day later', about, '2026-12-04', 'ended', 410],
  ['of a journey that is not there', '/ground-package/redang', '2026-12-03', 'gone', 410],
])('a quotation %s', async (_, path, today, state, status) => {
  const view = await loadQuotation({ content, env, url: new URL(await address(path), 'http://localhost'), today })
  expect([view.state, statusOf(view)]).toEqual([state, status])
})

test('an address that was cut off shows nothing', async () => {
  const url = new URL((await address()).slice(0, -2), 'http://localhost')
  const view = await loadQuotation({ content, env, url, today: '2026-11-26' })
  expect([view, statusOf(view)]).toEqual([{ state: 'broken' }, 404])
})

test('a valid one has its prices as they were signed, the journey as it is now, and who sells', async () => {
  const url = new URL(await address(), 'http://localhost')
  const view = await loadQuotation({ content, env, url, today: '2026-11-26' })
  expect(view).toMatchObject({
    quotation: { lines: [{ count: 10, sen: 58_275 }] },
    offer: { title: 'Langkawi in four days' },
    company: 'Pergi',
    address: env.SITE_URL + url.pathname + url.search,
    seller: [{ title: 'Who arranges the journey' }, { title: 'Maklumat penganjur perjalanan' }],
  })
  const rows = view.state === 'valid' ? view.seller.flatMap(text => text.rows.map(({ name }) => name)) : []
  expect(rows).not.toContain('payment')
})
