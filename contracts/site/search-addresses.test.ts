import { expect, test } from 'vitest'
import { dealAddress } from './search-addresses.ts'

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
