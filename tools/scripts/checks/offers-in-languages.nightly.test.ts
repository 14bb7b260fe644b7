import { isSearched } from '@agency/contracts/site/products.ts'
import { queryOfDeal } from '@agency/site/app/features/deals/deal-query.server.ts'
import { dealCard, dealsOnOffer } from '@agency/site/app/features/deals/deals.server.ts'
import { loadListing } from '@agency/site/app/page-types/listing/listing.server.ts'
import { expect, test } from 'vitest'
import { asRead, factsOfPage, languages, pathsOf } from './offers-in-languages.ts'

async function expectSame<Facts>(facts: (language: (typeof languages)[number]) => Promise<Facts>, of: string) {
  const [english, ...translated] = await Promise.all(languages.map(facts))
  for (const one of translated) expect.soft(one, of).toEqual(english)
}

test('every page has the same facts in every language', { timeout: 300_000 }, async () => {
  const pages = await pathsOf()
  expect(pages.length).toBeGreaterThan(300)
  for (const path of pages) await expectSame(language => factsOfPage(language, path), path)
})

test('every filter finds the same in every language', { timeout: 300_000 }, async () => {
  for (const path of await pathsOf('contentcatogory')) {
    const filters = await asRead('en', path, async request => (await loadListing(request)).filters)
    for (const { name, options, more } of filters) {
      for (const { value } of [...options, ...more]) {
        const address = `${path}?${new URLSearchParams({ [name]: value })}`
        await expectSame(language => factsOfPage(language, address), address)
      }
    }
  }
})

test('every deal hands over the same in every language', async () => {
  await expectSame(
    language =>
      asRead(language, '/', async ({ content, env, today }) => {
        const dayRules = { leadDays: env.SEARCH_DAYS.leadDays, daysAhead: env.SEARCH_DAYS.daysAhead }
        return (await dealsOnOffer(content, env, today)).map(deal => ({
          href: dealCard(deal).href,
          query: isSearched(deal.product)
            ? String(queryOfDeal(deal, deal.product, new URLSearchParams(), { today, dayRules }))
            : '',
        }))
      }),
    'deals',
  )
})

test('every enquiry begins with the same in every language', { timeout: 300_000 }, async () => {
  for (const path of await pathsOf('contentdetail')) {
    for (const form of ['/contactus', '/group-flight-request-form']) {
      const address = `${form}?about=${path}&adults=12&children=1&childAges=7`
      await expectSame(language => factsOfPage(language, address), address)
    }
  }
})
