import { usualCarousel } from '@agency/ui/carousel/carousel-options.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource, NodeQuery } from '../../clients/content/content-source.server.ts'
import { loadSlider, seasonFirst } from './slider.server.ts'

const env = readEnv({})
const slide = { title: 'Window seat', subtitle2: 'All year', target: '_blank' }

/** The slider that a content system with one row has, and what was asked for it. */
async function sliderOf(row: object, name = 'scb', page = {}) {
  const asked: NodeQuery[] = []
  const node = async (schema: z.ZodObject, query: NodeQuery) => {
    asked.push(query)
    return schema.parse({ items: [slide], ...row })
  }
  const { slides, options } = await loadSlider({ node } as unknown as ContentSource, env, name, page)
  return { slides, options, asked }
}

test('a row is asked for below the widgets, two levels deep', async () => {
  const { asked, slides } = await sliderOf({})
  expect(asked).toEqual([{ key: env.CONTENT_KEY_WIDGETS, subKey: env.CONTENT_KEY_SCB_SLIDER, deep: 2 }])
  expect(slides).toMatchObject([slide])
})

test('a slide may be only a picture; an empty slide is left out', async () => {
  const picture = { name: 'Year end sale', image: '/media//1/sale.jpg', link: '/hotel-deals' }
  const { slides } = await sliderOf({ items: [picture, { mobileImage: '/media//1/tall.jpg' }] })
  expect(slides).toMatchObject([
    { name: 'Year end sale', title: '', link: '/hotel-deals', image: { src: '/media//1/sale.jpg' } },
    { mobileImage: { src: '/media//1/tall.jpg' } },
  ])
  expect((await sliderOf({ items: [{ name: 'Nothing' }] })).slides).toEqual([])
})

test('any row can be named by its key, and an empty name requests nothing', async () => {
  const key = '00000000-0000-4000-8000-00000000abcd'
  expect((await sliderOf({}, key)).asked).toMatchObject([{ subKey: key }])
  expect(await sliderOf({}, 'no such row')).toMatchObject({ asked: [], slides: [] })
})

test.each([
  [{}, usualCarousel],
  [
    { autoplay: 0, navigation: false, pagination: 'False', slidesPerView: '2', loop: 'no' },
    { autoplay: 0, navigation: false, pagination: false, slidesPerView: 2, loop: false },
  ],
  [{ autoplay: 5000 }, { ...usualCarousel, autoplay: 5 }],
  [{ autoplay: 'True' }, usualCarousel],
  [{ autoplay: false }, { ...usualCarousel, autoplay: 0 }],
  [{ autoplay: 'x', slidesPerView: -1, loop: {} }, usualCarousel],
  [{ slidesPerView: 40 }, { ...usualCarousel, slidesPerView: 4 }],
])('a row that says %j', async (row, options) => expect((await sliderOf(row)).options).toEqual(options))

test('values of the page come before those of its row', async () => {
  const page = { loop: false, slidesPerView: undefined }
  expect((await sliderOf({ loop: true, slidesPerView: 3 }, 'scb', page)).options).toMatchObject({
    loop: false,
    slidesPerView: 3,
  })
})

test('the slide whose season it is comes first, and the others keep their order', async () => {
  const items = [{ title: 'Any time' }, { title: 'March', months: [3, 4] }, { title: 'December', months: [12, 1] }]
  const { slides } = await sliderOf({ items })
  const titles = (today: string) => seasonFirst(slides, today).map(({ title }) => title)
  expect(titles('2026-12-31')).toEqual(['December', 'Any time', 'March'])
  expect(titles('2027-04-01')).toEqual(['March', 'Any time', 'December'])
  expect(titles('2027-07-01')).toEqual(['Any time', 'March', 'December'])
})
