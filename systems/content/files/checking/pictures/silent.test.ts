import { expect, test } from 'vitest'
import { silentPictures } from './silent.ts'

const described = `media/${crypto.randomUUID()}`
const plain = `media/${crypto.randomUUID()}`
const library = (name: string) => ({ 'poster:hill': 'A hill', [described]: 'A beach', [plain]: '' })[name]
const image = (src: string, alt = '') => `<p>Words <img src="${src}" alt="${alt}"> and more</p>`

test.each<[string, Record<string, unknown>]>([
  ['a picture of the library without a description', { image: plain }],
  ['one among several', { gallery: ['poster:hill', plain] }],
  ['one in a part', { pictures: [{ picture: plain, caption: 'A street' }] }],
  ['one in a text', { bodyText: image(plain) }],
  ['an address in a text', { bodyText: image('/a.jpg') }],
  ['one with a caption alone', { bodyText: `<p><img src="${plain}" alt="" title="A street"></p>` }],
])('%s is reported as undescribed', (_, properties) => {
  expect(silentPictures(properties, library)).toHaveLength(1)
})

test('a finding in a text says which of its pictures it is', () => {
  const bodyText = image(described) + image(plain) + image('/a.jpg')
  expect(silentPictures({ bodyText }, library).map(({ message }) => message.slice(0, 16))).toEqual([
    'picture 2 of 3 i',
    'picture 3 of 3 i',
  ])
})

test('the path leads to the picture', () => {
  const [found] = silentPictures({ pictures: [{ picture: described }, { picture: plain }] }, library)
  expect(found?.path).toEqual(['pictures', '1', 'picture'])
})

test.each<[string, Record<string, unknown>]>([
  ['a picture that the library describes', { image: described, gallery: ['poster:hill'] }],
  ['one in a text that the library describes', { bodyText: image(described) + image('poster:hill') }],
  ['one that its text describes', { bodyText: image(plain, 'A jetty') + image('/a.jpg', 'A boat') }],
  ['a logo', { image: '/partners/scb.svg' }],
])('%s is described', (_, properties) => {
  expect(silentPictures(properties, library)).toEqual([])
})
