import { expect, test } from 'vitest'
import { asRead, factsOfPage, languages, pathsOf } from './offers-in-languages.ts'

const offers = await pathsOf('contentdetail')
const sample = offers.filter((_, at) => at % 16 === 0)
const asked = `/contactus?about=${sample[0]}&adults=2&children=1&childAges=7`
const lists = ['/', '/tours', '/cruises?port=Singapore', '/ground-package?destination=Langkawi&audience=families']
const others = ['/holidays-in-penang', '/blog/long-weekends-2027', '/leave-planner', '/faq']

test.each([...sample, asked, ...lists, ...others])('%s has the same facts in every language', async address => {
  const [english, ...translated] = await Promise.all(languages.map(language => factsOfPage(language, address)))
  for (const facts of translated) expect(facts).toEqual(english)
})

test('the words are others', async () => {
  const names = languages.map(language => asRead(language, '/tours', async ({ route }) => route.name))
  expect(new Set(await Promise.all(names)).size).toBe(2)
})
