import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import { testServer } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { writeNode } from '../../../testing/write-node.ts'
import { uuidOfPath } from '../../../tree/uuid-of-path.ts'
import { namesAskedFor } from './asked-names.ts'

const article = (title: string, body: string) =>
  `${prose(title, body, 'author: ali\npublished: 2026-01-01\ncategory: apes\ntags: [apes]\nexcerpt: A day.\n').replace('prosePage', 'newsArticle')}`
const car =
  'alias: deal\nname: Car\ntitle: A small car for the island\nplace: Langkawi\nproduct: car\nlink: /apes\nprice: 95\npriceUnit: per day\nfacts: Automatic\nvalidFrom: 2026-01-01\nvalidUntil: 2099-12-31\nthemes: []\ndealTags: [langkawi]\nimage: poster:x'
const files = {
  'authors.md':
    '---\nalias: folder\nname: Authors\nitems:\n  - {alias: author, name: Ali, slug: ali, role: Writer, bio: Writes}\n---\n',
  'deals.md': '---\nalias: folder\nname: Deals\n---\n',
  'deals/car.md': `---\n${car}\n---\n`,
  'pages/blog.md': prose('Blog').replace('prosePage', 'newsMainPage'),
  'pages/blog/apes.md': article('Days with an orangutan', 'They tumble.'),
  'pages/blog/saigon.md': article('Breakfast in Saigon', 'Coffee on a stool.'),
  'pages/apes.md': prose('Apes packages'),
  'pages/apes/river.md': prose('Orangutans by the river', 'Four days, in the school holidays too.').replace(
    'prosePage',
    'contentDetail',
  ),
}

const server = await testServer()
const it = await testSystem(contentFolder(files), {}, server)
afterAll(() => it.stop())

async function titles(q: string): Promise<string[]> {
  const { json } = await it.read(`search/get?q=${encodeURIComponent(q)}`)
  const { items, suggestion } = json.data as unknown as { items: { title: string }[]; suggestion?: string }
  expect(suggestion, q).toBeUndefined()
  return items.map(({ title }) => title.replaceAll(hitStart, '').replaceAll(hitEnd, ''))
}

test('a question is taken apart into names, without idle words unless there is nothing else', () => {
  const names = (question: string) => namesAskedFor(question).map(({ name }) => name)
  expect(names('Orang  UTAN di Sepilok')).toEqual(['orang utan', 'sepilok'])
  expect(names('pakej ke Pulau Pinang')).toEqual(['pakej', 'pulau pinang'])
  expect(names('di dan di')).toEqual(['di', 'dan'])
  expect(names('— !')).toEqual([])
})

test('names of several words, Malay words and short forms find what they mean, offers before essays', async () => {
  for (const q of ['orang utan', 'orangutan']) {
    expect(await titles(q)).toEqual(['Orangutans by the river', 'Days with an orangutan'])
  }
  expect(await titles('cuti sekolah')).toEqual(['Orangutans by the river'])
  expect(await titles('kereta sewa murah di Langkawi')).toEqual(['A small car for the island'])
  expect(await titles('hcmc')).toEqual(['Breakfast in Saigon'])
})

test('an offer is found by the name of the page above it, and by its new name', async () => {
  expect(await titles('orangutan package')).toEqual(['Orangutans by the river'])
  expect(await titles('orangutan gibbons')).toEqual([])
  await writeNode(it.system.db, uuidOfPath('pages/apes'), { name: 'Gibbons' })
  expect(await titles('orangutan gibbons')).toEqual(['Orangutans by the river'])
})

test('while the database is away, other names are found all the same', async () => {
  await server.kill()
  expect((await titles('orang utan')).toSorted()).toEqual(['Days with an orangutan', 'Orangutans by the river'])
  expect(await titles('kereta sewa di Langkawi')).toEqual(['A small car for the island'])
})
