import type { PageRequest } from '@agency/site/app/page-types/page/page-loader.server.ts'
import { loadPage } from '@agency/site/app/page-types/page.server.ts'
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

test.each([sample[0], ...lists, ...others])(
  '%s has the titles of its cards in the language of its reader',
  async address => {
    const titlesOf = async (request: PageRequest) =>
      Array.from(JSON.stringify(await loadPage(request)).matchAll(/"title":"([^"]+)/g), ([, title]) => title)
    const [english = [], ...translated] = await Promise.all(
      languages.map(language => asRead(language, `${address}`, titlesOf)),
    )
    expect(english).not.toEqual([])
    for (const titles of translated) expect(titles.filter(title => english.includes(title))).toEqual([])
  },
)
