import { expect, test } from 'vitest'
import { idleWords, maxName, otherNames } from './search-words.ts'

const also = (name: string) => [...(otherNames.get(name) ?? [])].sort()

test('names that are the same find one another; a Malay word finds the English one, not the other way round', () => {
  expect(also('orang utan')).toEqual(['orang hutan', 'orangutan'])
  expect(also('orangutan')).toContain('orang utan')
  expect(also('saigon')).toContain('ho chi minh')
  expect(also('kapal')).toEqual(['cruise', 'ship'])
  expect(also('island')).toEqual([])
  expect(also('jepun')).toEqual(['japan'])
  expect(also('us')).toEqual([])
  expect(also('邮轮')).toEqual(['cruise', 'ship'])
  expect(also('浮罗交怡')).toEqual(['langkawi'])
  expect(also('pulau tioman')).toEqual(['tioman island', 'tioman'].sort())
  expect(also('日本')).toEqual(['japan'])
})

test('no name has more words than the search compares, and none is idle', () => {
  for (const name of otherNames.keys()) {
    expect(name.split(' ').length, name).toBeLessThanOrEqual(maxName)
    expect(idleWords.has(name), name).toBe(false)
  }
})
