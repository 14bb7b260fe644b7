import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photographs } from './photographs.tsx'

const room: PictureModel = { src: '/media//a/room.jpg', alt: 'A room', width: 1600, height: 1200, focus: '20% 75%' }
const crops = {
  card: { left: 500, top: 0, right: 0, bottom: 0 },
  photograph: { left: 0, top: 100, right: 200, bottom: 189 },
}
const shown = (picture: PictureModel) =>
  renderToStaticMarkup(<Photographs photographs={[{ picture, caption: 'A room', credit: '', taken: undefined }]} />)

test('a photograph has the crop for photographs, not the one for cards, and leads to the whole picture', () => {
  const html = shown({ ...room, crops })
  expect(html).toContain('/img/640-0-100-200-189.avif/a/room.jpg 640w')
  expect(html).not.toContain('-500-0-0-0')
  expect(html).toContain('href="/img/1600.jpg/a/room.jpg"')
  expect(html).toContain('loading="lazy"')
})

test('without that crop it follows the focal point', () => {
  expect(shown({ ...room, crops: { card: crops.card } })).toContain('at-x20 at-y80')
})
