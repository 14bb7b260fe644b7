import { exampleAnswer } from '@agency/contracts/suite/sample-installation.ts'
import { answering } from '@agency/testing/answering.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createContentCache } from '../cache/content-cache.server.ts'
import { createContentConnection } from '../connection/content-connection.server.ts'
import { createContentSource } from '../content-source.server.ts'
import { createContentReport } from './content-report.server.ts'
import { list, picture, pictures, richText } from './lenient-values.server.ts'

const bucket = 'http://bucket.example:9000/agency'

/** A content system whose media stand in a bucket, beside some of its own. */
const url: string = await answering((request, response) => {
  const images = [`${url}/media/1/own.jpg`, '/media/1/path.jpg', 'https://cdn.example/c.jpg']
  const item = { image: `${bucket}/a.jpg`, images, text: `<p>Look</p><img src="${bucket}/b.jpg" alt="">` }
  const node = { key: 'a', id: 1, items: [item, { ...item, image: { url: `${bucket}/d.jpg` } }] }
  const answer = request.url?.startsWith('/umbraco/auth/') ? exampleAnswer('content.token') : node
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})

const schema = z.object({ items: list(z.object({ image: picture, images: pictures, text: richText })) })

async function lossesWith(PICTURE_HOSTS: string[]) {
  const report = createContentReport()
  try {
    const source = createContentSource(createContentCache(createContentConnection(url)), {
      CONTENT_URL: url,
      PICTURE_HOSTS,
    })
    const { items } = await source.node(schema, { key: 'a', deep: 1 })
    expect(items.map(({ image }) => image?.src)).toEqual([`${bucket}/a.jpg`, `${bucket}/d.jpg`])
    return report.losses()
  } finally {
    report.close()
  }
}

test('a picture host that is not allowed is one loss, with its port and the setting', async () => {
  const losses = await lossesWith([])
  expect(losses.map(({ value, property, todo }) => [value, property, todo])).toEqual([
    ['bucket.example:9000', 'PICTURE_HOSTS', 'Add bucket.example:9000 to PICTURE_HOSTS, as it is written here.'],
    ['cdn.example', 'PICTURE_HOSTS', 'Add cdn.example to PICTURE_HOSTS, as it is written here.'],
  ])
  expect((await lossesWith(['bucket.example'])).map(({ value }) => value)).toContain('bucket.example:9000')
})

test('an allowed picture host is no loss', async () => {
  expect(await lossesWith(['bucket.example:9000', 'cdn.example'])).toEqual([])
})
