import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Quotation, quotationAddress, readQuotation } from './signed-quotation.server.ts'

const secret = 'a secret of at least thirty-two letters'
const quotation: Quotation = {
  about: '/ground-package/langkawi-island-escape',
  customer: 'Siti Nurhaliza',
  agency: 'Contoh Travel & Tours',
  chosen: [{ label: 'Adults', value: '10' }],
  lines: [{ label: 'Twin sharing', count: 10, sen: 58_275 }],
  made: '2026-11-26',
  until: '2026-12-03',
}
const tokenOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('token') ?? ''

test('a quotation is read as it was signed, and its address is short enough for a message', async () => {
  const address = await quotationAddress(quotation, secret)
  expect(await readQuotation(tokenOf(address), secret)).toEqual(quotation)
  expect(address.length).toBeLessThan(1000)
})

test('a changed price, another secret and a token of another purpose are refused', async () => {
  const token = tokenOf(await quotationAddress(quotation, secret))
  const [head = '', , signature = ''] = token.split('.')
  const cheaper = { ...quotation, lines: [{ label: 'Twin sharing', count: 10, sen: 100 }] }
  const changed = [head, Buffer.from(JSON.stringify(cheaper)).toString('base64url'), signature].join('.')
  const other = await signedTokens('form-view', z.record(z.string(), z.unknown())).sign(quotation, secret)
  expect(await readQuotation(changed, secret)).toBeUndefined()
  expect(await readQuotation(token, `another ${secret}`)).toBeUndefined()
  expect(await readQuotation(other, secret)).toBeUndefined()
  expect(await readQuotation(token.slice(0, -1), secret)).toBeUndefined()
})
