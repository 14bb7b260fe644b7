import { anyUrl } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPicture, readPictures } from './pictures.ts'

const none = () => {}
const path = '/media//1043/langkawi.jpg'
const cropper = { src: path, focalPoint: { left: 0.25, top: 0.8 }, crops: [{ alias: 'hero', width: 1, height: 1 }] }

test.each<[unknown, string]>([
  [path, path],
  [' https://content.example/media/a.jpg ', 'https://content.example/media/a.jpg'],
  ['~/media/1043/a.jpg', '/media/1043/a.jpg'],
  ['media/1043/a.jpg', '/media/1043/a.jpg'],
  ['media/a.jpg?crop=1:2', '/media/a.jpg?crop=1:2'],
  ['/media/a.jpg?width=400&amp;rnd=1', '/media/a.jpg?width=400&rnd=1'],
  ['//cdn.example/media/a.jpg', 'https://cdn.example/media/a.jpg'],
  ['https://cdn.example/x/a.jpg?v=2', 'https://cdn.example/x/a.jpg?v=2'],
  ['/media/1043/my beach.jpg', '/media/1043/my%20beach.jpg'],
  [[path], path],
  [['', null, path], path],
  [{ url: path }, path],
  [{ Url: path }, path],
  [{ src: path }, path],
  [{ mediaUrl: path }, path],
  [{ image: { url: path } }, path],
  [{ content: { url: path } }, path],
  [{ umbracoFile: { src: path } }, path],
  [{ properties: { umbracoFile: path } }, path],
  [[{ name: 'a', mediaType: 'Image', url: path, extension: 'jpg', properties: {} }], path],
  [cropper, path],
  [JSON.stringify(cropper), path],
  [JSON.stringify([{ key: 'x', mediaKey: 'y', url: path }]), path],
  [{ url: '', src: path }, path],
])('%j is the picture %s', (value, src) => expect(readPicture(value, none)?.src).toBe(src))

test.each([
  '1234',
  1234,
  'photo',
  'umb://media/a1b2c3d4000040008000000000000001',
  'javascript:alert(1)',
  '/media/1/a.pdf',
  'data:image/png;base64,AAAA',
  { key: 'x' },
  [{ mediaKey: 'y' }],
  '[{"mediaKey":"y"}]',
  '<img src="/a.jpg">',
  '//',
])('%j is no picture, and is reported', value => {
  const losses: unknown[] = []
  expect(readPicture(value, loss => losses.push(loss))).toBeUndefined()
  expect(losses).toHaveLength(1)
})

test.each(['', null, undefined, [], {}])('%j means no picture, and is not reported', value => {
  const losses: unknown[] = []
  expect(readPicture(value, loss => losses.push(loss))).toBeUndefined()
  expect(losses).toEqual([])
})

test.each<[unknown, string]>([
  [{ url: path, alt: 'A beach' }, 'A beach'],
  [{ url: path, altText: 'A beach' }, 'A beach'],
  [{ url: path, properties: { altText: 'A beach' } }, 'A beach'],
  [[{ content: { url: path, properties: { altText: 'A beach' } } }], 'A beach'],
  [{ url: path, alt: null, name: 'img_0001' }, ''],
])('%j has its alternative text', (value, alt) => expect(readPicture(value, none)?.alt).toBe(alt))

test('the focal point and the size are read', () => {
  expect(readPicture({ ...cropper, width: 1600, height: 900 }, none)).toMatchObject({
    focus: '25% 80%',
    width: 1600,
    height: 900,
  })
  expect(readPicture({ ...cropper, focalPoint: { left: 0.5, top: 0.5 } }, none)).not.toHaveProperty('focus')
  expect(readPicture({ ...cropper, focalPoint: { left: 7, top: 'x' } }, none)).not.toHaveProperty('focus')
})

test('manual crops are read under all their names', () => {
  const coordinates = { x1: 0.1, y1: 0, x2: 0.25, y2: 0.4444 }
  const crops = [
    { alias: 'Mobile', width: 1, height: 1, coordinates },
    { alias: 'Gallery', width: 3, height: 2, coordinates },
    { alias: 'hero', width: 1, height: 1, coordinates: null },
    { alias: 'card', width: 1, height: 1, coordinates: { x1: 0.6, y1: 0, x2: 0.6, y2: 0 } },
    { alias: 'banner', coordinates: { x1: 0, y1: 'x', x2: 0, y2: 0 } },
  ]
  const phone = { left: 100, top: 0, right: 250, bottom: 444 }
  const photograph = phone
  expect(readPicture({ ...cropper, crops }, none)?.crops).toEqual({ phone, photograph })
  expect(readPicture([{ content: { ...cropper, crops } }], none)?.crops).toEqual({ phone, photograph })
  expect(readPicture(cropper, none)).not.toHaveProperty('crops')
})

test('a list of pictures keeps the valid ones', () => {
  const pictures = readPictures([path, '', null, 7, { url: '/media/b.jpg' }], none)
  expect(pictures.map(({ src }) => src)).toEqual([path, '/media/b.jpg'])
  expect(readPictures(JSON.stringify([{ url: path }, { url: '/media/b.jpg' }]), none)).toHaveLength(2)
  const listed = '/media/a.jpg,/media/b, c.jpg , https://media.example/d.jpg'
  const addresses = ['/media/a.jpg', '/media/b,%20c.jpg', 'https://media.example/d.jpg']
  expect(readPictures(listed, none).map(({ src }) => src)).toEqual(addresses)
  expect(readPicture(listed, none)).toMatchObject({ src: '/media/a.jpg' })
})

test('any input gives a path or an http address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), anyUrl()), value => {
      expect(readPicture(value, none)?.src ?? '/').toMatch(/^(?:\/(?!\/)|https?:\/\/)/i)
    }),
  )
})
