import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

const references = fc.string().map(key => referenceOf(key))

test('one key has one reference, and another one when that is taken', () => {
  expect(referenceOf('contact')).toBe('F7RC-HVEP')
  expect(referenceOf('contact')).toBe(referenceOf('contact'))
  expect(referenceOf('contact', 1)).not.toBe(referenceOf('contact'))
})

test('holds no sign that looks like another', () => {
  fc.assert(
    fc.property(references, reference => /^[2346789ACDEFHJKMPQRTVWX]{4}-[2346789ACDEFHJKMPQRTVWX]{4}$/.test(reference)),
  )
})

test('is understood as people type it', () => {
  for (const typed of ['F7RC-HVEP', 'f7rchvep', ' F7 RC hv-ep ']) expect(readReference(typed)).toBe('F7RC-HVEP')
  for (const typed of ['', 'F7RC-HVE', 'F7RC-HVEPP', 'F0RC-HVEP', '<script>'])
    expect(readReference(typed)).toBeUndefined()
})

test('every single wrong sign is noticed', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(22), (reference, place, other) => {
      const signs = reference.replace('-', '')
      const sign = '2346789ACDEFHJKMPQRTVWX'[other] as string
      fc.pre(signs[place] !== sign)
      expect(readReference(signs.slice(0, place) + sign + signs.slice(place + 1))).toBeUndefined()
    }),
  )
})

test('every two signs that changed places are noticed', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(7), (reference, one, other) => {
      const signs = [...reference.replace('-', '')]
      fc.pre(signs[one] !== signs[other])
      ;[signs[one], signs[other]] = [signs[other] as string, signs[one] as string]
      expect(readReference(signs.join(''))).toBeUndefined()
    }),
  )
})
