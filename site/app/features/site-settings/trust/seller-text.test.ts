import { expect, test } from 'vitest'
import type { Brand } from '../shell-model.server.ts'
import { sellerAsText, sellerTexts } from './seller-text.ts'

const brand = {
  legalName: 'Travel Sdn. Bhd.',
  registration: '000000X',
  licence: 'KPK/LN 0000',
  licenceUntil: '2028-12-31',
  address: '50450 Kuala Lumpur',
  mapLink: 'https://map.example/',
  enquiriesPhone: '+60 3-1',
  supportMailbox: 'care@site.example',
  complaintDays: 14,
  paymentMeans: ['card', 'fpx', 'duitnow-qr'],
  priceIncludes: ['taxes', 'fees'],
  priceExtra: ['tourism-tax'],
  confirmationDays: 2,
} as unknown as Brand
const rowsOf = (given: Partial<Brand> = {}, offer = {}) =>
  sellerTexts({ ...brand, ...given }, offer).map(({ rows }) =>
    Object.fromEntries(rows.map(({ name, values }) => [name, values.map(({ text }) => text).join(' ')])),
  )

test('the same is stated in English and in Malay', () => {
  const [english, malay] = rowsOf()
  expect(english).toMatchObject({
    company: 'Travel Sdn. Bhd., 000000X',
    licence: 'KPK/LN 0000, valid until 31 December 2028',
    payment: 'Credit or debit card, FPX and DuitNow QR',
    price:
      'In ringgit, with taxes and charges collected with the booking and our fees. Not included: the tourism tax that foreign guests pay at hotels in Malaysia.',
    confirmation: expect.stringContaining('Within 2 working days'),
    complaints: expect.stringMatching(/care@site\.example.*within 14 days.*RM 50,000\.00/),
  })
  expect(malay).toMatchObject({
    licence: 'KPK/LN 0000, sah sehingga 31 Disember 2028',
    payment: 'Kad kredit atau kad debit, FPX dan DuitNow QR',
    confirmation: expect.stringContaining('Dalam tempoh 2 hari bekerja'),
  })
  expect(Object.keys(malay ?? {})).toEqual(Object.keys(english ?? {}))
  const numbers = (text = '') => text.match(/\d[\d,.]*\d|\d/g)
  const [first, second] = sellerTexts(brand).map(text => sellerAsText([text]))
  expect(numbers(second)).toEqual(numbers(first))
})

test('what an offer says of its price comes before what the settings say of most', () => {
  const [english] = rowsOf({}, { priceIncludes: ['tourism-tax'], priceExtra: ['taxes'], confirmationDays: 1 })
  expect(english?.price).toMatch(/with the tourism tax .* and our fees\. Not included: taxes/)
  expect(english?.confirmation).toContain('Within 1 working day of')
  const [abroad] = rowsOf({}, { without: ['tourism-tax'] })
  expect(abroad?.price).not.toContain('tourism tax')
})

test('what the settings do not say is not stated', () => {
  const [english] = rowsOf({
    licence: '',
    licenceUntil: undefined,
    enquiriesPhone: '',
    paymentMeans: [],
    complaintDays: undefined,
    confirmationDays: undefined,
  })
  expect(english).not.toHaveProperty('licence')
  expect(english).not.toHaveProperty('payment')
  expect(english).not.toHaveProperty('confirmation')
  expect(english?.contact).toBe('care@site.example')
  expect(english?.complaints).not.toContain('answer within')
})
