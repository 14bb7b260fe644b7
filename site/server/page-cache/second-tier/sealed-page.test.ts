import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newPageDependencies } from '../../../app/clients/content/cache/page-dependencies.server.ts'
import { cacheable } from '../cached-page.ts'
import { sealed, unsealed } from './sealed-page.ts'

const [secret, name] = [Buffer.alloc(32, 1), 'a name']
const now = Date.parse('2026-11-20T03:00:00Z')
const version = { epoch: 'one', number: 3 }

async function pageOf(text: string) {
  const uses = { ...newPageDependencies(now), keys: new Set(['k1', 'ключ\n']) }
  const headers = new Headers({ 'content-type': 'text/html', link: '<a\u00ff>' })
  const page = await cacheable({ status: 200, headers, body: Buffer.from(text) }, uses, { now, isNamed: false })
  return { ...page, version }
}
const long = '<p>Penang</p>\n'.repeat(200)

test('a sealed page comes out as it went in, with its smallest body alone', async () => {
  const page = await pageOf(long)
  expect(unsealed(secret, name, sealed(secret, name, page) ?? Buffer.alloc(0))).toEqual(page)
  const br = brotliCompressSync(long)
  const both = { ...page, bodies: { ...page.bodies, br }, headerList: ['x', 'y'] }
  expect(unsealed(secret, name, sealed(secret, name, both) ?? Buffer.alloc(0))).toEqual({ ...page, bodies: { br } })
})

test('a page without a compressed body is not sealed', async () => {
  expect(sealed(secret, name, await pageOf('short'))).toBeUndefined()
})

test('bytes of a stranger, of another build or from another address are no page', async () => {
  const value = sealed(secret, name, await pageOf(long)) ?? Buffer.alloc(0)
  expect(unsealed(Buffer.alloc(32, 2), name, value)).toBeUndefined()
  expect(unsealed(secret, 'another name', value)).toBeUndefined()
  for (let at = 0; at < value.length; at++) {
    const changed = Buffer.from(value)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unsealed(secret, name, changed), String(at)).toBeUndefined()
  }
  for (const length of [0, 31, 32, value.length - 1])
    expect(unsealed(secret, name, value.subarray(0, length))).toBeUndefined()
})
