import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhotographs, withPhotographs } from './photographs.ts'
import { addPhotographRoutes } from './picture-routes.ts'

const photographs = readPhotographs()

test('each photograph is served at its address with its stated size', async () => {
  const app = httpService({ title: 'Test', version: '1', log: createLogger('test', 'silent'), ready: {} })
  addPhotographRoutes(app, photographs)
  for (const { path, width, height } of photographs) {
    const answer = await app.request(path)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([found.width, found.height]).toEqual([width, height])
  }
})

test('a name has the same photograph everywhere, and other values stay unchanged', () => {
  const shown = withPhotographs(
    { image: 'poster:penang', gallery: ['poster:penang', '/own.jpg'], price: 5 },
    photographs,
  )
  expect(shown).toMatchObject({ image: { src: expect.stringMatching(/^\/media\/\//) }, price: 5 })
  expect(shown.gallery).toEqual([shown.image, '/own.jpg'])
})

test('pictures in nested values and texts become photographs too', () => {
  const properties = {
    pictures: [{ picture: 'poster:penang' }],
    bodyText: '<p><img src="poster:penang" alt="Tiles"></p>',
  }
  const { pictures, bodyText } = withPhotographs(properties, photographs) as {
    pictures: { picture: { src: string } }[]
    bodyText: string
  }
  expect(bodyText).toContain(`<img src="${pictures[0]?.picture.src}"`)
})

test('uploaded pictures stay as they are when photographs replace drawings', () => {
  const upload = `media/${crypto.randomUUID()}`
  expect(withPhotographs({ image: upload }, photographs)).toEqual({ image: upload })
})

test('names are spread over all photographs', () => {
  const names = Array.from({ length: 200 }, (_, number) => `poster:place-${number}`)
  const { list } = withPhotographs({ list: names }, photographs) as { list: { src: string }[] }
  expect(new Set(list.map(({ src }) => src)).size).toBe(photographs.length)
})
