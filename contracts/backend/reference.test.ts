import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

const references = fc.string().map(key => referenceOf(key))

test('a key has one reference, and another if it is taken', () => {
  expect(referenceOf('contact')).toBe('F7RC-HVEP')
  expect(referenceOf('contact')).toBe(referenceOf('contact'))
  expect(referenceOf('contact', 1)).not.toBe(referenceOf('contact'))
})

test('a reference has no ambiguous characters', () => {
  fc.assert(
    fc.property(references, reference => /^[2346789ACDEFHJKMPQRTVWX]{4}-[2346789ACDEFHJKMPQRTVWX]{4}$/.test(reference)),
  )
})

test('a reference is read in any usual notation', () => {
  for (const typed of ['F7RC-HVEP', 'f7rchvep', ' F7 RC hv-ep ']) expect(readReference(typed)).toBe('F7RC-HVEP')
  for (const typed of ['', 'F7RC-HVE', 'F7RC-HVEPP', 'F0RC-HVEP', '<script>'])
    expect(readReference(typed)).toBeUndefined()
})

test('every single wrong character is detected', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(22), (reference, place, other) => {
      const characters = reference.replace('-', '')
      const character = '2346789ACDEFHJKMPQRTVWX'[other] as string
      fc.pre(characters[place] !== character)
      expect(readReference(characters.slice(0, place) + character + characters.slice(place + 1))).toBeUndefined()
    }),
  )
})

test('every swap of two characters is detected', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(7), (reference, one, other) => {
      const characters = [...reference.replace('-', '')]
      fc.pre(characters[one] !== characters[other])
      ;[characters[one], characters[other]] = [characters[other] as string, characters[one] as string]
      expect(readReference(characters.join(''))).toBeUndefined()
    }),
  )
})
