import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

const references = fc.string().map(key => referenceOf(key))

test('one key has one reference, and another one when that is taken', () => {
  expect(referenceOf('contact')).toBe('F7RC-HVEP')
  expect(referenceOf('contact')).toBe(referenceOf('contact'))
  expect(referenceOf('contact', 1)).not.toBe(referenceOf('contact'))
})

test('holds no character that looks like another', () => {
  fc.assert(
    fc.property(references, reference => /^[2346789ACDEFHJKMPQRTVWX]{4}-[2346789ACDEFHJKMPQRTVWX]{4}$/.test(reference)),
  )
})

test('is understood as people type it', () => {
  for (const typed of ['F7RC-HVEP', 'f7rchvep', ' F7 RC hv-ep ']) expect(readReference(typed)).toBe('F7RC-HVEP')
  for (const typed of ['', 'F7RC-HVE', 'F7RC-HVEPP', 'F0RC-HVEP', '<script>'])
    expect(readReference(typed)).toBeUndefined()
})

test('every single wrong character is noticed', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(22), (reference, place, other) => {
      const characters = reference.replace('-', '')
      const character = '2346789ACDEFHJKMPQRTVWX'[other] as string
      fc.pre(characters[place] !== character)
      expect(readReference(characters.slice(0, place) + character + characters.slice(place + 1))).toBeUndefined()
    }),
  )
})

test('every two characters that changed places are noticed', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.nat(7), (reference, one, other) => {
      const characters = [...reference.replace('-', '')]
      fc.pre(characters[one] !== characters[other])
      ;[characters[one], characters[other]] = [characters[other] as string, characters[one] as string]
      expect(readReference(characters.join(''))).toBeUndefined()
    }),
  )
})
