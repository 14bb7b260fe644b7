import type { termsAnswer } from '@agency/contracts/manage/nodes/around.ts'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { testSystem } from '../../../testing/test-system.ts'

const deal = (name: string, themes: string[], dealTags: string[]) =>
  `  - { alias: deal, name: ${name}, place: Penang, product: package, link: /services, price: 1, priceUnit: each, facts: Food, validFrom: 2099-01-01, validUntil: 2099-02-01, themes: [${themes}], dealTags: [${dealTags}], image: 'poster:none' }\n`

const deals = `${deal('One', ['beach', 'family'], ['penang'])}${deal('Two', ['beach'], ['langkawi', 'penang'])}`
const files = {
  'pages/services.md': prose('Services'),
  'deals.md': `---\nalias: folder\nname: Deals\nitems:\n${deals}---\n`,
}
const it = await testSystem(contentFolder(files))
afterAll(() => it.stop())

const terms = async () => ((await (await it.edit('GET', 'terms')).json()) as z.output<typeof termsAnswer>).terms

test('terms in use are counted, drafts included, and those of a single property offered with those of a list', async () => {
  const beach = { value: 'beach', count: 2 }
  expect((await terms()).themes).toEqual([beach, { value: 'family', count: 1 }])
  expect((await terms()).theme).toEqual((await terms()).themes)
  expect((await terms()).dealTags?.map(({ value }) => value)).toEqual(['penang', 'langkawi'])
  const source = { title: 'Eating', tags: ['street-food'] }
  const article = { alias: 'newsArticle', parentKey: null, name: 'Eating', urlSegment: 'eating', source }
  await it.edit('PUT', `nodes/${crypto.randomUUID()}/draft`, article)
  expect((await terms()).tags).toEqual([{ value: 'street-food', count: 1 }])
})
