import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import type { PictureModel } from './picture-model.ts'

const photo: PictureModel = { src: '/media//a/b.jpg', alt: 'A ferry', width: 1600, height: 1200, focus: '20% 75%' }
const card = { left: 500, top: 0, right: 0, bottom: 0 }
const phone = { left: 0, top: 100, right: 400, bottom: 0 }
const shown = (picture: PictureModel, frame?: 'banner') =>
  renderToStaticMarkup(<Picture picture={picture} sizes="50vw" {...(frame && { frame })} />)

test('without a crop the focal point decides', () => {
  const html = shown(photo, 'banner')
  expect(html).toContain('at-x20 at-y80')
  expect(html.match(/<source/g)).toHaveLength(2)
  expect(html).not.toContain('media=')
})

test('a card uses the crop for cards, not the one for phones', () => {
  const html = shown({ ...photo, crops: { card, phone } })
  expect(html).toContain('/img/640-500-0-0-0.avif/a/b.jpg 640w')
  expect(html).toContain('width="800" height="1200"')
  expect(html).toContain('class="picture picture--cropped"')
  expect(html).not.toContain('-0-100-400-0')
})

test('a banner has its own crop on phones, and without a crop for banners the whole picture elsewhere', () => {
  const html = shown({ ...photo, crops: { card, phone } }, 'banner')
  const [first = '', ...others] = html.match(/<source[^>]*>/g) ?? []
  expect(first).toMatch(/media="\(max-width: 767px\)".*\/img\/320-0-100-400-0\.avif/)
  expect(others.at(-1)).not.toMatch(/media=|-0-100-400-0/)
  expect(html).not.toContain('-500-0-0-0')
})

test('a drawing is never cropped', () => {
  expect(shown({ ...photo, src: '/media//a/b.svg', crops: { card } })).toContain('src="/img/svg/a/b.svg"')
})
