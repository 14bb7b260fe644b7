import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Brand } from '../site-settings/shell-model.server.ts'
import { OfferCard, type OfferModel } from './offer-card.tsx'

const offer: OfferModel = {
  path: '/tours/bali',
  title: 'Bali & beyond',
  address: 'https://site.example/tours/bali',
  kind: 'tour',
  price: 59_800,
  priceWords: undefined,
  priceUnit: 'per person',
  caption: '',
  table: undefined,
  today: '2026-11-26',
  choice: undefined,
  asked: {
    name: 'Bali & beyond',
    address: 'https://site.example/tours/bali?adults=2',
    facts: [{ label: 'Adults', value: '2' }],
  },
  canAskWhatIf: false,
}
const shown = (brand: Partial<Brand>) => renderToStaticMarkup(<OfferCard offer={offer} brand={brand as Brand} />)

test('WhatsApp opens with words about the offer and its choice, in at most 800 characters, cut at a line', () => {
  const wordsOf = (model: OfferModel) => {
    const html = renderToStaticMarkup(<OfferCard offer={model} brand={{ whatsapp: '+60 12-000 0000' } as Brand} />)
    const link = new URL(/https:\/\/wa\.me[^"]+/.exec(html)?.[0] ?? '')
    expect(link.pathname).toBe('/60120000000')
    return link.searchParams.get('text')
  }
  const words = 'Hello, I have a question about Bali & beyond.\nhttps://site.example/tours/bali?adults=2\nAdults: 2'
  expect(wordsOf(offer)).toBe(words)
  const facts = [...offer.asked.facts, { label: 'Price', value: 'x'.repeat(700) }]
  expect(wordsOf({ ...offer, asked: { ...offer.asked, facts } })).toBe(words)
})

test('ways to ask that are not configured are left out', () => {
  expect(shown({})).not.toMatch(/whatsapp|tel:/)
  expect(shown({ hotline: '+60 3-0000 0000', openingHours: 'Daily' })).toMatch(/tel:\+60300000000.*Daily/)
})

test('an offer without a table has a plain enquiry link', () => {
  expect(shown({})).toContain('href="/contactus?about=%2Ftours%2Fbali"')
})

test('the chosen departure can be asked what cancelling it costs, without script', () => {
  const table = { columns: [], rows: [{ label: '6 March 2027', prices: [64_800] }], dated: 'rows' as const }
  const choice = { departure: '6 March 2027', room: '', people: '3' }
  const asked = { ...offer, table, choice, canAskWhatIf: true }
  const html = renderToStaticMarkup(<OfferCard offer={asked} brand={{} as Brand} quotation="/quotation/new" />)
  expect(html).toMatch(/<button[^>]+type="submit"[^>]+formAction="\/tours\/bali#what-if"/i)
  expect(html).toMatch(/<button[^>]+formAction="\/quotation\/new"[^>]*>Make a quotation/i)
  expect(html).toMatch(/<option[^>]+selected=""[^>]*>6 March 2027/)
  expect(html).toMatch(/name="adults"[^>]+value="3"/)
})
