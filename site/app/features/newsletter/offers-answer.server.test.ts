import { expect, test } from 'vitest'
import { backWithAnswer, offersAnswer } from './offers-answer.server.ts'

const secret = 'a secret of sixteen characters'
const read = (address: string, key = secret) => offersAnswer(new URL(address, 'http://x.example').searchParams, key)

test('a message comes back with the page it was asked on', async () => {
  const address = await backWithAnswer('/blog?page=2', 'Almost done: ünïcödé 旅行 & <b>', secret)
  expect(address).toMatch(/^\/blog\?page=2&offers=/)
  expect(await read(address)).toBe('Almost done: ünïcödé 旅行 & <b>')
})

test('a forged message is not shown', async () => {
  const address = await backWithAnswer('/', 'Almost done', secret)
  const [, token = ''] = address.split(/[=#]/)
  const [header, , signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ message: 'Call +1 555 0100' })).toString('base64url')
  expect(await read(`/?offers=${header}.${other}.${signature}`)).toBeUndefined()
  expect(await read(address, 'another secret of characters')).toBeUndefined()
  for (const wrong of ['', 'x', '.', `${'A'.repeat(5000)}.x`]) expect(await read(`/?offers=${wrong}`)).toBeUndefined()
  expect(await read('/')).toBeUndefined()
})

test('the way back never leaves the site', async () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/x',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '/\t/evil.example',
    ' //evil.example',
  ]) {
    const address = await backWithAnswer(path, 'x', secret)
    expect(address).toMatch(/^\/(?![/\\])/)
    expect(new URL(address, 'https://agency.example').origin).toBe('https://agency.example')
  }
})
