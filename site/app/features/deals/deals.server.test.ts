import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { formOfAddress } from '../search/server/fill-form.server.ts'
import { bookingSite } from '../search/server/search-settings.server.ts'
import { queryOfDeal } from './deal-query.server.ts'
import { dealCard, dealNamed, dealsOnOffer } from './deals.server.ts'

const env = readEnv({})
const booking = bookingSite(env, { hotline: '' })
const today = '2026-11-22'

const flight = {
  urlSegment: 'flight-langkawi',
  title: 'To Langkawi',
  product: 'flight',
  fromStation: 'KUL',
  toStation: 'LGK',
  airline: 'AK',
  nonStop: true,
  guests: 2,
  promoCode: 'SCBSQ13',
  travelFrom: '2027-03-01',
  travelUntil: '2027-05-31',
  weekdays: ['tue'],
  nights: 3,
  validUntil: '2027-02-15',
}

/** A content system whose deals are these. */
function contentWith(...items: object[]): ContentSource {
  return { node: async (schema: z.ZodObject) => schema.parse({ items }) } as unknown as ContentSource
}

async function cardOf(deal: object) {
  const [found] = await dealsOnOffer(contentWith(deal), env, today)
  return found && dealCard(found)
}

const named = (deal: object, isAgent = false) =>
  dealNamed(contentWith(deal), env, 'flight-langkawi', { today, isAgent })

test('a card says who flies and when, and leads to the search of its deal', async () => {
  expect(await cardOf(flight)).toMatchObject({
    href: '/flights?from=KUL&to=LGK&deal=flight-langkawi',
    by: 'AirAsia',
    travel: { from: '2027-03-01', until: '2027-05-31' },
    validUntil: '2027-02-15',
  })
})

test('a deal of an installation without such fields leads where its link leads, or to us', async () => {
  const foreign = { name: 'Bali', title: 'Bali', product: 'Flight', link: '/bali', price: 'RM 99' }
  expect(await cardOf(foreign)).toMatchObject({ href: '/bali', by: '', price: 9900 })
  expect((await cardOf({ ...foreign, link: undefined }))?.href).toBe('/contactus?deal=bali')
  expect((await cardOf({ ...flight, link: '/bali' }))?.href).toBe('/bali')
})

test('a deal is found by its segment, or its name, also when it is over; not before it begins, and not by everybody', async () => {
  expect(await named(flight)).toBeDefined()
  expect(await named({ ...flight, validUntil: '2026-01-01' })).toBeDefined()
  expect(await named({ ...flight, urlSegment: '', name: 'Flight, Langkawi' })).toBeDefined()
  expect(await named({ ...flight, validFrom: '2026-12-01' })).toBeUndefined()
  expect(await named({ ...flight, agentOnly: true })).toBeUndefined()
  expect(await named({ ...flight, agentOnly: true }, true)).toBeDefined()
})

async function filledIn(query: string) {
  const deal = await named(flight)
  if (!deal) throw new Error('no deal')
  const given = new URLSearchParams(query)
  return formOfAddress('flight', queryOfDeal(deal, 'flight', given, { today, dayRules: booking }), today, booking)
}

test('a form is filled in with its deal, on the first day that fits', async () => {
  const { values, problems } = await filledIn('deal=flight-langkawi')
  expect(problems).toEqual([])
  expect(values).toMatchObject({
    from: 'Kuala Lumpur (KUL)',
    to: 'Langkawi (LGK)',
    depart: 'Tue 2 Mar 2027',
    return: 'Fri 5 Mar 2027',
    adults: '2',
    airline: 'AK - AirAsia',
    direct: 'true',
    promo: 'SCBSQ13',
  })
})

test('values of the address come before those of the deal', async () => {
  const { values } = await filledIn('from=PEN&adults=4&depart=2027-04-06&direct=')
  expect(values).toMatchObject({
    from: 'Penang (PEN)',
    adults: '4',
    depart: 'Tue 6 Apr 2027',
    return: 'Fri 9 Apr 2027',
    direct: '',
    airline: 'AK - AirAsia',
  })
})

test('the card of a net rate of an offer leads to a quotation too; other cards do not', async () => {
  const net = { title: 'Series', product: 'package', link: '/contactus?about=/ground-package/langkawi', price: 518 }
  expect(await cardOf({ ...net, agentOnly: true })).toMatchObject({
    also: { href: '/quotation/new?about=/ground-package/langkawi' },
  })
  expect(await cardOf(net)).not.toHaveProperty('also')
  expect(await cardOf({ ...net, agentOnly: true, link: '/contactus?topic=new-journey' })).not.toHaveProperty('also')
})
