import { expect, test } from 'vitest'
import { peopleLike, typedMention, withMentions } from './mentions.ts'

const [ali, baba, siti] = [
  { id: '00000000-0000-4000-8000-00000000000a', name: 'Ali' },
  { id: '00000000-0000-4000-8000-00000000000b', name: 'Ali Baba' },
  { id: '00000000-0000-4000-8000-00000000000c', name: 'Siti Aminah (sales)' },
]
const people = [ali, baba, siti]

test.each([
  ['@', { typed: '', start: 0 }],
  ['Ask @si', { typed: 'si', start: 4 }],
  ['Ask @Siti Am', { typed: 'Siti Am', start: 4 }],
  ['(@陈', { typed: '陈', start: 1 }],
  ['me@example', undefined],
  ['Ask @ali by Friday', undefined],
  ['Ask', undefined],
])('%j is being typed as %o', (text, mention) => expect(typedMention(text, text.length)).toEqual(mention))

test('people are found by the beginning of any of their names', () => {
  expect(peopleLike(people, 'a')).toEqual([ali, baba, siti])
  expect(peopleLike(people, 'ba')).toEqual([baba])
  expect(peopleLike(people, '')).toEqual(people)
})

test('a name after @ is a mention of the person with that whole name', () => {
  expect(withMentions('@ali baba, @Ali. @Alibi @Siti Aminah (sales)!', people)).toBe(
    `@[${baba.id}], @[${ali.id}]. @Alibi @[${siti.id}]!`,
  )
})
