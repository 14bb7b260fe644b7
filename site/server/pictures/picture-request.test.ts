import { pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { expect, test } from 'vitest'
import { fetchAddress, readPictureRequest } from './picture-request.ts'

const content = 'http://127.0.0.1:3001'

test('an address from a page is parsed', () => {
  const source = '/media//ab12/penang.jpg'
  expect(readPictureRequest(pictureAddress(source, { width: 640, format: 'avif' }))).toEqual({
    kind: 'photo',
    source,
    width: 640,
    format: 'avif',
  })
  const crop = { left: 120, top: 0, right: 300, bottom: 5 }
  expect(readPictureRequest(pictureAddress(source, { width: 640, format: 'avif', crop }))).toMatchObject({ crop })
  const absolute = 'https://cms.example/media//x/ä b.jpg'
  expect(readPictureRequest(pictureAddress(absolute, { width: 640, format: 'webp' }))?.source).toBe(absolute)
})

test.each([
  ['/media/ab12/penang.jpg', '/img/svg/media/ab12/penang.jpg'],
  ['/media//ab12/penang.jpg', '/img/svg/ab12/penang.jpg'],
  ['/media//media/penang.jpg', '/img/svg/media/penang.jpg'],
  ['/media/media/penang.jpg', '/img/svg/media/media/penang.jpg'],
  ['/assets//media/a/penang.jpg', expect.stringMatching(/^\/img\/svg\/~/)],
])('%s is asked for with the slashes that the content system wrote', (source, address) => {
  expect(pictureAddress(source, 'svg')).toEqual(address)
  expect(readPictureRequest(pictureAddress(source, 'svg'))?.source).toBe(source)
})

test.each([
  '/img/641.avif/a/b.jpg',
  '/img/640.gif/a/b.jpg',
  '/img/640.avif/../b.jpg',
  '/img/640-0-0-0-0.avif/a/b.jpg',
  '/img/640-500-0-500-0.avif/a/b.jpg',
  '/img/640-010-0-0-0.avif/a/b.jpg',
  '/img/640-1-2-3.avif/a/b.jpg',
  '/img/h50-1-2-3-4.webp/a/b.jpg',
  '/img/svg/',
  '/img/svg/a/.env',
  '/img/1e3.jpg/a/b.jpg',
  '/img/svg/a/%62.svg',
])('%s is refused', path => expect(readPictureRequest(path)).toBeUndefined())

const encoded = (source: string) => Buffer.from(source).toString('base64url')

test.each([
  ['a query', `/img/svg/~${encoded('/media//a/b.svg?aaaa')}`],
  ['a fragment', `/img/svg/~${encoded('https://cms.example/b.svg#x')}`],
  ['something that is no base64url', `/img/svg/~${encoded('https://cms.example/ä.svg')}%2f..%2f..%2fassets/x.js`],
  ['padding', `/img/svg/~${encoded('https://cms.example/b.svg')}=`],
  ['bits that say nothing', `/img/svg/~${encoded('https://cms.example/b.svg').replace(/.$/, 'n')}`],
  ['the other alphabet', `/img/svg/~${Buffer.from('https://cms.example/???.svg').toString('base64')}`],
  ['the long form of a short address', `/img/svg/~${encoded('/media//a/b.svg')}`],
  ['bytes that are no text', `/img/svg/~${Buffer.from([0x2f, 0xff, 0xfe]).toString('base64url')}`],
])('an address with %s is refused: every picture has one', (_, path) =>
  expect(readPictureRequest(path)).toBeUndefined(),
)

test('a query of the content system is dropped from the address', () => {
  expect(pictureAddress('/media//a/b.svg?rnd=1', 'svg')).toBe('/img/svg/a/b.svg')
  const cut = pictureAddress('https://cms.example/ä.jpg?crop=0,1', { width: 640, format: 'webp' })
  expect(readPictureRequest(cut)?.source).toBe('https://cms.example/ä.jpg')
})

test.each(['/media//a/../b.svg', '/media//a/.\t./b.svg', '/media//a/%2e%2e/b.svg', ' /media//a/b.svg', '/media//a\\b'])(
  'the path %j is not fetched: it can be read in more than one way',
  source => expect(fetchAddress(source, content, [])).toBeUndefined(),
)

test('pictures are fetched from the content system and allowed hosts only', () => {
  expect(fetchAddress('/media//a/b.jpg', content, [])?.href).toBe(`${content}/media//a/b.jpg`)
  expect(fetchAddress('https://cdn.example/x.jpg', content, ['cdn.example'])?.href).toBe('https://cdn.example/x.jpg')
})

test.each([
  'https://evil.example/x.jpg',
  '//evil.example/x',
  '/\\evil.example/x',
  'file:///etc/passwd',
  'http://u:p@127.0.0.1:3001/x',
  '@evil.example/x.jpg',
])('%s is not fetched from another host', source => {
  const address = fetchAddress(source, content, [])
  expect(address === undefined || address.host === '127.0.0.1:3001').toBe(true)
})
