import { createHash } from 'node:crypto'
import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.client.ts'

test('any text has the hash that Node gives it', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), text => {
      const wellFormed = text.toWellFormed()
      expect(sha256(wellFormed)).toBe(createHash('sha256').update(wellFormed).digest('hex'))
    }),
  )
})
