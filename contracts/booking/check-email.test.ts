import { expect, test } from 'vitest'
import { emailExists } from './check-email.ts'

test('truthy means exists, words for no do not', () => {
  for (const yes of [true, 1, 'True', 'exists', [], { id: 1 }]) expect(emailExists(yes)).toBe(true)
  for (const no of [false, 0, null, '', 'False', ' no ', '0']) expect(emailExists(no)).toBe(false)
})
