import { expect, test } from 'vitest'
import { heldPersons } from './held-persons.ts'

test('each address counts once in any spelling, and is touched from the first moment to just before the last', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour))
  const entries = [
    { email: 'Aina@example.com', at: at(1) },
    { email: 'aina@example.com', at: at(2) },
    { email: 'daniel@example.com', at: at(3) },
    { email: 'siti@example.com', at: at(4) },
  ]
  expect(heldPersons(entries, { from: at(2), to: at(4) })).toEqual({
    held: ['aina@example.com', 'daniel@example.com', 'siti@example.com'],
    touched: ['aina@example.com', 'daniel@example.com'],
  })
})
