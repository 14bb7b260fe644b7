import { expect, test } from 'vitest'
import { productName, products, searchForms } from '../products.ts'
import { askAboutSearch, dealAddress, readAskedResult } from './search-addresses.ts'

test.each([
  [{ product: 'flight', fromStation: 'KUL', toStation: 'LGK' }, '/flights?from=KUL&to=LGK&deal=x'],
  [{ product: 'hotel', city: 'Hua Hin, Thailand' }, '/hotels?place=Hua+Hin%2C+Thailand&deal=x'],
  [{ product: 'flight-plus-hotel', fromStation: 'KUL', toStation: 'MLE' }, '/flight-plus-hotel?from=KUL&to=MLE&deal=x'],
  [{ product: 'car', toStation: 'LGK' }, '/cars?place=LGK&deal=x'],
])('the address of %j', (deal, address) => expect(dealAddress(deal, 'x')).toBe(address))

test.each([
  { product: 'package', fromStation: 'KUL', toStation: 'HRB' },
  { product: 'flight', fromStation: 'KUL' },
  { product: 'hotel', city: '' },
  { product: ['Hotel'], city: 'Kyoto, Japan' },
  {},
])('%j opens no search', deal => expect(dealAddress(deal, 'x')).toBeUndefined())

test('a result is taken along in the address of the form for questions', () => {
  const address = askAboutSearch('/flights?from=KUL&to=PEN', { title: 'AirAsia', out: '07:05', sen: 48_000 })
  const query = new URL(address, 'http://localhost').searchParams
  expect(query.get('search')).toBe('/flights?from=KUL&to=PEN')
  expect(readAskedResult(query)).toEqual({ title: 'AirAsia', out: '07:05', sen: 48_000 })
  expect(askAboutSearch('/cars?place=PEN')).toBe('/contactus?search=%2Fcars%3Fplace%3DPEN')
})

test('what is no title, time or sum is left out of a result', () => {
  const forged = { result: 'Call 012-345 6789', out: '25:00', back: 'now', sum: '-1' }
  expect(readAskedResult(new URLSearchParams(forged))).toEqual({})
})

test('each product is known by the words of its tab, and no other word by a property of objects', () => {
  const names = [...products.map(product => searchForms[product].tab), 'HOTELS', 'constructor'].map(productName)
  expect(names).toEqual([...products, 'hotel', 'constructor'])
})
