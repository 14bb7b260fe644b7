import { expect, test } from 'vitest'
import { pictureAddress } from '../ui/picture-address.ts'
import { fetchAddress, readPictureRequest } from './picture-request.ts'

const content = 'http://127.0.0.1:3001'

test('an address made for a page is understood again', () => {
  const source = '/media//ab12/penang.jpg'
  expect(readPictureRequest(pictureAddress(source, { width: 640, format: 'avif' }))).toEqual({
    kind: 'photo',
    source,
    width: 640,
    format: 'avif',
  })
  const absolute = 'https://cms.example/media//x/ä b.jpg'
  expect(readPictureRequest(pictureAddress(absolute, { width: 640, format: 'webp' }))?.source).toBe(absolute)
})

test.each([
  '/img/641.avif/a/b.jpg',
  '/img/640.gif/a/b.jpg',
  '/img/640.avif/../b.jpg',
  '/img/svg/',
  '/img/svg/a/.env',
  '/img/1e3.jpg/a/b.jpg',
])('%s is refused', path => expect(readPictureRequest(path)).toBeUndefined())

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
