import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const words = Buffer.from('<p>RM 1,234 of credit</p>'.repeat(200))

function pack(address: string, cacheControl: string) {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl })
  const request = new Request(`http://site${address}`, { headers: { 'accept-encoding': 'gzip, br' } })
  return packed({ status: 200, headers, body: words }, request)
}

test('a private page whose address has a query is not compressed (BREACH)', async () => {
  const answer = await pack('/faq?q=RM+1', 'private, no-store')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(words)
})

test.each([
  ['without a query', '/faq', 'private, no-store'],
  ['that is not private', '/faq?q=RM+1', 'no-store'],
])('a page %s is compressed', async (_, address, cacheControl) => {
  const answer = await pack(address, cacheControl)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(words.length / 10)
})
